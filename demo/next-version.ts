/** An edit by somebody else while a form is being filled in: the last question goes, another comes. */
import type { FormContent, FormUi } from '../src/index.js';

/** The hints without those for a question that is gone: hints for unknown names are refused. */
function withoutHints({ properties = {}, order, sections, ...rest }: FormUi, gone: string | undefined): FormUi {
  const stays = (name: string): boolean => name !== gone;
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => stays(name))),
    ...(order && { order: order.filter(stays) }),
    ...(sections && { sections: sections.map(({ title, properties: names }) => ({ title, properties: names.filter(stays) })) }),
  };
}

export function nextVersion({ schema, ui, ...rest }: FormContent): FormContent {
  const gone = Object.keys(schema.properties).at(-1);
  const kept = Object.entries(schema.properties).filter(([name]) => name !== gone);
  const added = { second_look: { type: 'boolean', title: 'Somebody else had a look too' } } as const;
  const properties = { ...Object.fromEntries(kept), ...added };
  const required = (schema.required ?? []).filter((name) => name !== gone);
  return { ...rest, schema: { ...schema, properties, required }, ...(ui && { ui: withoutHints(ui, gone) }) };
}
