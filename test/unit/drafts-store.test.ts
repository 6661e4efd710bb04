/** The tab's storage as a place for drafts: what it refuses, and what others may have put there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftPlace, DraftStore, type Shelf } from '../../src/ui/draft-store.js';
import type { Source } from '../../src/contract/commands.js';

const artifact = (id: string, version: string | number): Source => ({ artifact: { id, version } });
const ask = (run_id: string, tool_call_id: string): Source => ({ ask: { run_id, tool_call_id } });
const keyOf = (source: Source, principal?: string): string => draftPlace(source, principal).key;

/** Storage as browsers have it: texts by name. */
function shelf(): Shelf & { readonly held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => {
      held.set(key, text);
    },
    removeItem: (key) => {
      held.delete(key);
    },
  };
}

/** What the console was told while something ran. */
function warned(run: () => void): unknown[][] {
  const told: unknown[][] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => told.push(words);
  try {
    run();
  } finally {
    console.warn = warn;
  }
  return told;
}

test('F-1 a draft is found by form, version and person, and no text of one makes it another’s', () => {
  const places = [
    keyOf(artifact('a', 1)),
    keyOf(artifact('a', '1')),
    keyOf(artifact('a', 2)),
    keyOf(artifact('b', 1)),
    keyOf(artifact('a', 1), 'you'),
    keyOf(artifact('a', 1), 'me'),
    keyOf(artifact('a",1,"you', 1)),
    keyOf(artifact('a', '1,"you"')),
    keyOf(ask('a', 'b')),
    keyOf(ask('a', 'b'), 'you'),
    keyOf(ask('a","b', 'you')),
    keyOf(ask('artifact', 'a'), '1'),
    keyOf(artifact('__proto__', 1)),
    keyOf(artifact('a', 1), 'null'),
  ];
  assert.equal(new Set(places).size, places.length);
  for (const key of places) assert.ok(key.startsWith('inlay-ui:draft:['), key);
  assert.equal(keyOf(artifact('a', 1), ''), keyOf(artifact('a', 1)));
});

test('F-1 the same form in another version is known as the same form', () => {
  assert.equal(draftPlace(artifact('a', 1), 'you').of, draftPlace(artifact('a', 2), 'me').of);
  assert.notEqual(draftPlace(artifact('a', 1), 'you').of, draftPlace(artifact('b', 1), 'you').of);
  assert.notEqual(draftPlace(ask('a', 'b'), 'you').of, draftPlace(artifact('a', 'b'), 'you').of);
});

test('F-1 what is kept is read as it was, until it is removed', () => {
  const own = shelf();
  const store = new DraftStore(1000, () => own);
  const draft = JSON.parse('{"lang":"en","fields":{"__proto__":{"text":"a"}}}') as unknown;
  assert.equal(store.read('k'), undefined);
  store.keep('k', draft);
  assert.deepEqual([...own.held], [['k', '{"lang":"en","fields":{"__proto__":{"text":"a"}}}']]);
  assert.deepEqual(store.read('k'), draft);
  store.remove('k');
  assert.equal(own.held.size, 0);
});

test('F-1 what is too large is neither kept nor read; at the limit it is', () => {
  const own = shelf();
  const store = new DraftStore(10, () => own);
  store.keep('k', 'x'.repeat(8)); // and two quotes
  assert.equal(store.read('k'), 'x'.repeat(8));
  store.keep('k', 'y'.repeat(9));
  assert.equal(store.read('k'), 'x'.repeat(8), 'the older draft is left');
  own.setItem('k', '"12345678"');
  assert.equal(store.read('k'), '12345678');
  own.setItem('k', '"123456789"');
  assert.equal(store.read('k'), undefined);
});

test('F-1 what is no JSON is no draft', () => {
  const own = shelf();
  const store = new DraftStore(1000, () => own);
  for (const text of ['', '{', 'undefined', '{"a":', '\u0000']) {
    own.setItem('k', text);
    assert.equal(store.read('k'), undefined);
  }
});

test('F-1 storage that is refused throws nothing and is told of once', () => {
  const blocked = new DraftStore(1000, () => {
    throw new Error('The operation is insecure.');
  });
  const told = warned(() => {
    assert.equal(blocked.read('k'), undefined);
    blocked.keep('k', {});
    blocked.keep('k', {});
    blocked.remove('k');
  });
  assert.equal(told.length, 1);
});

test('F-1 full storage leaves the draft that is there, and is told of once', () => {
  const own = shelf();
  let full = false;
  const store = new DraftStore(1000, () => ({
    ...own,
    setItem: (key, text) => {
      if (full) throw new Error('QuotaExceededError');
      own.setItem(key, text);
    },
  }));
  store.keep('k', 1);
  full = true;
  const told = warned(() => {
    store.keep('k', 2);
    store.keep('k', 3);
  });
  assert.equal(store.read('k'), 1);
  assert.equal(told.length, 1);
  store.remove('k');
  assert.equal(store.read('k'), undefined);
});

test('F-1 where a platform has no storage at all, nothing is kept', () => {
  const store = new DraftStore(1000, () => undefined as never);
  const told = warned(() => {
    store.keep('k', 1);
    store.remove('k');
  });
  assert.equal(store.read('k'), undefined);
  assert.equal(told.length, 1);
});
