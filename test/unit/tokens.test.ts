import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tokens } from '../../src/ui/tokens.styles.js';

const HERE = new URL('../../src/', import.meta.url);
const SYSTEM = new Set([
  'canvas',
  'canvastext',
  'highlight',
  'highlighttext',
  'buttontext',
  'buttonface',
  'linktext',
  'graytext',
  'field',
  'fieldtext',
  'mark',
]);
const NAMED =
  'black|white|red|green|blue|gray|grey|yellow|orange|purple|pink|brown|cyan|magenta|teal|navy|silver|gold|lime|maroon|olive|crimson|tomato|indigo|violet';

/** Literal colours of a sheet, forced-colors blocks apart, where system colours stand. */
function literals(css: string): string[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  const found = plain.match(
    new RegExp(
      `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!in )|:[^;{}]*\\b(?:${NAMED})\\b(?=[^;{}]*;)`,
      'gi',
    ),
  );
  return found ?? [];
}

/** System colours outside a forced-colors block. */
function systemColours(css: string): string[] {
  const outside = css.split('@media (forced-colors: active)').map((part, index) => {
    if (index === 0) return part;
    let depth = 0;
    for (let at = 0; at < part.length; at += 1) {
      if (part[at] === '{') depth += 1;
      if (part[at] === '}' && (depth -= 1) === 0) return part.slice(at);
    }
    return '';
  });
  return (outside.join('').match(/\b[A-Z][a-zA-Z]+(?=[ ;])/g) ?? []).filter((word) => SYSTEM.has(word.toLowerCase()));
}

const sheets = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.styles.ts') && !file.endsWith('tokens.styles.ts'))
  .map((file) => [file, readFileSync(new URL(file, HERE), 'utf8')] as const);

test('PF-1 the search for literal colours finds them', () => {
  for (const css of ['a{color:#fff;}', 'a{color: rgb(0 0 0);}', 'a{border: 1px solid red;}', 'a{color: oklch(1 0 0);}']) {
    assert.equal(literals(css).length, 1, css);
  }
  assert.deepEqual(
    literals('a{color: var(--_text); background: color-mix(in oklab, var(--_a), var(--_b)); white-space: pre;}'),
    [],
  );
  assert.deepEqual(systemColours('a{color: CanvasText;} @media (forced-colors: active) { b{color: Highlight;} } c{}'), [
    'CanvasText',
  ]);
});

for (const [file, css] of sheets)
  test(`PF-1 ${file} has no literal colour`, () => {
    assert.deepEqual(literals(css), []);
    assert.deepEqual(systemColours(css), []);
  });

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const PAIRS = new Map(
  [
    ...tokens.cssText.matchAll(
      /--_[\w-]+: var\(--ui-color-([\w-]+), (?:var\(--ui-color-accent, )?light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name, light, dark]) => [name, { light, dark }]),
);
const SURFACES = ['surface', 'sunken', 'raised', 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft'];
const colour = (name: string, scheme: 'light' | 'dark'): string => PAIRS.get(name)?.[scheme] ?? assert.fail(`no token ${name}`);

for (const scheme of ['light', 'dark'] as const) {
  for (const [text, grounds] of [
    ['text', SURFACES],
    ['quiet', SURFACES],
    ['bad', ['surface', 'sunken', 'raised', 'bad-soft']],
    ['ok', ['surface', 'sunken', 'raised', 'ok-soft']],
    ['warn', ['surface', 'sunken', 'raised', 'warn-soft']],
    ['on-accent', ['accent', 'accent-hover']],
    ['on-bad', ['bad-fill', 'bad-fill-hover']],
  ] as const)
    test(`PF-10 ${text} reads at 4.5 on its grounds, ${scheme}`, () => {
      for (const ground of grounds)
        assert.ok(contrast(colour(text, scheme), colour(ground, scheme)) >= 4.5, `${text} on ${ground}`);
    });
  for (const edge of ['control', 'focus', 'accent', 'bad-fill'])
    test(`PF-10 ${edge} stands out at 3 from every surface, ${scheme}`, () => {
      for (const ground of SURFACES)
        assert.ok(contrast(colour(edge, scheme), colour(ground, scheme)) >= 3, `${edge} on ${ground}`);
    });
}

/** Light and dark, as the look has them: a colour that changes here is a decision, not a slip. */
const LOOK: Readonly<Record<string, readonly [string, string]>> = {
  surface: ['#ffffff', '#191c20'],
  sunken: ['#f2f5f7', '#0f1215'],
  raised: ['#ffffff', '#22262b'],
  text: ['#1a2129', '#e7eaed'],
  quiet: ['#545d67', '#a3aab2'],
  hairline: ['#dce0e5', '#343a40'],
  control: ['#7c8691', '#717a83'],
  accent: ['#125e9f', '#81bbf7'],
  'accent-hover': ['#04508c', '#9dccfd'],
  'on-accent': ['#ffffff', '#0b1723'],
  'accent-soft': ['#e5f2ff', '#1c2f44'],
  focus: ['#125e9f', '#8cc3fc'],
  ok: ['#1d754c', '#86e5b4'],
  'ok-soft': ['#e3f8e9', '#173221'],
  warn: ['#965d0d', '#f3d489'],
  'warn-soft': ['#fef2d9', '#3b2a12'],
  bad: ['#9b1014', '#f67972'],
  'bad-soft': ['#ffeeec', '#47211e'],
  'bad-fill': ['#9b1014', '#f67972'],
  'bad-fill-hover': ['#811213', '#fa938c'],
  'on-bad': ['#ffffff', '#240f0e'],
};

test('PF-1 each colour is the one of the look, light and dark, and there is no other', () => {
  assert.deepEqual(Object.fromEntries([...PAIRS].map(([name, { light, dark }]) => [name, [light, dark]])), LOOK);
});

/** The value of a private property where nothing is overridden: the first block, before any condition. */
function plain(name: string, css = tokens.cssText.slice(0, tokens.cssText.indexOf(':host(:state'))): string {
  const value = new RegExp(`--_${name}: (.*);`).exec(css)?.[1] ?? assert.fail(`no ${name}`);
  return value.replace(/var\(--ui-[\w-]+, ([^()]+)\)/g, '$1');
}
const inPx = (value: string): number => parseFloat(value) * (value.endsWith('rem') ? 16 : 1);

test('PF-5 text has the sizes of the look, with line heights in whole pixels', () => {
  const sizes = ['meta', 'body', 'title'].map((name) => {
    const [size = '', ratio = ''] = plain(name).split(' / ');
    return [name, inPx(size), Math.round(inPx(size) * Number(ratio) * 5) / 5];
  });
  assert.deepEqual(sizes, [
    ['meta', 13, 18],
    ['body', 15, 22],
    ['title', 17, 24],
  ]);
});

test('PF-5 corners and heights are those of the look; under a coarse pointer 44 px, compact or not', () => {
  assert.deepEqual(
    ['radius-mark', 'radius-control', 'radius-card', 'height'].map((name) => inPx(plain(name))),
    [4, 8, 12, 40],
  );
  const [, coarse = ''] = /\(pointer: coarse\) \{([^]*?\})/.exec(tokens.cssText) ?? [];
  assert.match(coarse, /:host,\s*:host\(:state\(compact\)\) \{/);
  const [, least = '', own = ''] = /^max\((.*), (.*)\)$/.exec(plain('height', coarse)) ?? [];
  assert.deepEqual([least, inPx(own)], ['44px', 44]);
});

test('PF-5 what moves takes 120 or 180 ms on one curve, and no time where less motion is asked for', () => {
  const curve = 'cubic-bezier(0.2, 0, 0, 1)';
  assert.deepEqual([plain('quick'), plain('calm')], [`120ms ${curve}`, `180ms ${curve}`]);
  const [, reduced = ''] = /\(prefers-reduced-motion: reduce\) \{([^]*?\})/.exec(tokens.cssText) ?? [];
  assert.deepEqual([plain('quick', reduced), plain('calm', reduced)], ['0s', '0s']);
});
