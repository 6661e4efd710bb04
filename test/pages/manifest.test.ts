import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Declaration extends Named {
  readonly tagName?: string;
  readonly summary?: string;
  readonly events?: Named[];
  readonly cssParts?: Named[];
  readonly cssStates?: Named[];
  readonly members?: (Named & { readonly privacy?: string; readonly kind: string })[];
}

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
  modules: { declarations?: Declaration[] }[];
};
const declared = modules.flatMap(({ declarations = [] }) => declarations);
const names = (list: readonly Named[] = []): string[] => list.map(({ name }) => name).sort();

test('PF-42 the manifest has what a host can use of ui-form, each with its words', () => {
  const form = declared.find(({ tagName }) => tagName === 'ui-form');
  expect(form?.summary).toBeTruthy();
  expect(names(form?.events)).toEqual(['ui-change', 'ui-refused', 'ui-submit']);
  expect(names(form?.cssParts)).toEqual(['cancel', 'card', 'decline', 'error', 'heading', 'receipt', 'submit']);
  expect(names(form?.cssStates)).toEqual(['compact']);
  const fields = (form?.members ?? []).filter(({ kind, privacy = 'public' }) => kind === 'field' && privacy === 'public');
  for (const name of [
    'content',
    'source',
    'viewer',
    'status',
    'values',
    'strings',
    'timeout',
    'autofill',
    'drafts',
    'streaming',
  ]) {
    expect(fields.find((field) => field.name === name)?.description, name).toBeTruthy();
  }
  for (const part of [...(form?.events ?? []), ...(form?.cssParts ?? []), ...(form?.cssStates ?? [])])
    expect(part.description, part.name).toBeTruthy();
});
