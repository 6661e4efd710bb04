/** Forms for property tests: mostly sound, often with one slip, sometimes of anything. */
import fc from 'fast-check';

const some = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined, freq: 2 });
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary, weight: 1 });
const text = fc.string({ maxLength: 6 });
const small = fc.integer({ min: 0, max: 4 });
const bound = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.1, 0.25, 1.5, -0.5));
const texts = { title: some(text), description: some(text) };
const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 4 });
const titled = fc.array(fc.record({ const: text, title: text }, { requiredKeys: ['const'] }), { minLength: 1, maxLength: 3 });

/** Weighted so that whole forms are accepted often enough. */
const record = (model: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> =>
  fc.record(model).map((value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)));

const range = {
  minimum: some(bound),
  maximum: some(bound),
  exclusiveMinimum: some(bound),
  multipleOf: some(bound),
  default: some(bound),
};
const sound = fc.oneof(
  record({ type: fc.constant('string'), ...texts, minLength: some(small), maxLength: some(small), default: some(text) }),
  record({ type: fc.constant('string'), ...texts, format: some(fc.constantFrom('email', 'date', 'uuid')) }),
  record({
    type: fc.constant('string'),
    enum: words,
    format: rarely(fc.constant('date')),
    enumNames: some(words),
    default: some(fc.constantFrom('a', 'z')),
  }),
  record({ type: fc.constant('string'), oneOf: titled, enum: rarely(words), maxLength: rarely(small) }),
  record({ type: fc.constantFrom('number', 'integer'), ...texts, ...range }),
  record({ type: fc.constant('boolean'), ...texts, const: some(fc.boolean()), default: some(fc.boolean()) }),
  record({
    type: fc.constant('array'),
    items: fc.oneof(
      record({ type: some(fc.constant('string')), enum: words }),
      record({ type: some(fc.constant('string')), anyOf: titled, oneOf: rarely(titled), enum: rarely(words) }),
    ),
    minItems: some(small),
    maxItems: some(small),
    uniqueItems: some(fc.boolean()),
  }),
);
const keyword = fc.constantFrom(
  'pattern',
  'anyOf',
  'oneOf',
  '$ref',
  'const',
  'foo',
  'type',
  'enum',
  'items',
  'default',
  'format',
  'writeOnly',
  'enumNames',
  'minimum',
  '__proto__',
);
const slipped = fc
  .tuple(sound, keyword, fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant([{ type: 'string' }, { type: 'null' }]), titled))
  .map(([property, key, value]) => Object.fromEntries([...Object.entries(property), [key, value]]));
const property = fc.oneof(
  { arbitrary: sound, weight: 8 },
  { arbitrary: slipped, weight: 2 },
  { arbitrary: fc.jsonValue(), weight: 1 },
);
// the last asks for a secret, and has what a pointer escapes
const name = fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'constructor', 'toString', 'x/y~token'), text);

const schema = fc
  .tuple(fc.array(fc.tuple(name, property), { maxLength: 3 }), some(fc.array(name, { maxLength: 2 })), rarely(keyword))
  .map(([properties, required, extra]) => ({
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required ? { required } : {}),
    ...(extra === undefined ? {} : Object.fromEntries([[extra, 'object']])),
  }));

const ui = record({
  order: some(fc.array(name, { maxLength: 2 })),
  submit_label: some(text),
  submit_on_choice: some(fc.boolean()),
  sections: some(
    fc.array(record({ title: text, properties: fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }) }), { maxLength: 2 }),
  ),
  properties: some(
    fc.dictionary(
      fc.constantFrom('a', 'b'),
      record({ widget: some(fc.constantFrom('radio', 'textarea', 'x')), help: some(text) }),
    ),
  ),
});

const lang = fc.oneof(fc.constantFrom('de', 'pt-BR', '1', 'a', 'de-'), text);
const deadline = fc
  .tuple(
    fc.constantFrom('2026-02-28', '2026-02-30', '2026-13-01', '26-01-01'),
    fc.constantFrom('T', 't', ' '),
    fc.constantFrom('18:00:00', '23:59:60', '24:00:00', '18:00', '18:00:00.25'),
    fc.constantFrom('Z', '+01:00', '-24:00', ''),
  )
  .map((parts) => parts.join(''));

/** Content of a form, never text. */
export const anyForm: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: record({ schema, title: some(text), lang: rarely(lang), deadline: rarely(deadline), ui: some(ui) }), weight: 9 },
  { arbitrary: fc.jsonValue().filter((value) => typeof value !== 'string'), weight: 1 },
);

const choices = [
  { const: 'a', title: 'A', description: 'First' },
  { const: 'b', title: 'B' },
];
const named = { title: 'T', description: 'D' };
const bounds = { minimum: 0, exclusiveMinimum: -1, maximum: 8, exclusiveMaximum: 9, multipleOf: 2, default: 2 };

/** An accepted form that has every keyword, and each wherever it may stand. */
const WHOLE = {
  ...named,
  lang: 'de',
  submissions: 'many',
  closed: false,
  deadline: '2026-02-28T18:00:00Z',
  decline: true,
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...named,
    type: 'object',
    required: ['line', 'day'],
    additionalProperties: false,
    properties: {
      line: { type: 'string', ...named, minLength: 1, maxLength: 9, default: 'x' },
      day: { type: 'string', format: 'date', default: '2026-02-28' },
      menu: { type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'], default: 'a' },
      pick: { type: 'string', oneOf: choices, default: 'a' },
      part: { type: 'number', ...named, ...bounds },
      some: { type: 'number', enum: [0.5, 2], default: 2 },
      count: { type: 'integer', ...named, ...bounds },
      level: { type: 'integer', enum: [1, 2], default: 1 },
      sure: { type: 'boolean', ...named, const: true, default: true },
      plain: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, default: ['a'] },
      boxes: { type: 'array', ...named, items: { type: 'string', oneOf: choices }, minItems: 1, maxItems: 2, uniqueItems: true },
      list: { type: 'array', items: { type: 'string', anyOf: choices } },
    },
  },
  ui: {
    properties: { line: { widget: 'textarea', placeholder: 'P', help: 'H' } },
    order: ['day', 'line'],
    sections: [{ title: 'S', properties: ['menu', 'pick'] }],
    submit_label: 'Go',
    submit_on_choice: false,
  },
};

const many = <T>(of: (index: number) => T): T[] => Array.from({ length: 65 }, (_, index) => of(index));
const long = (length: number): string => 'x'.repeat(length);
const ODD: readonly unknown[] = [
  ...[null, true, false, -1, 0, 1, 2.5, '', 'x', 'string', 'array', long(36), long(65), long(201), long(301), long(1001)],
  ...[[], {}, [1], ['a', 'a'], [1, 1], [1.5], [{}], [{ const: 'a', title: 'A' }], ['a'], many(String), many(Number)],
  ...[many((index) => ({ const: String(index) })), Object.fromEntries(many((index) => [String(index), {}]))],
];

const ADDED: Readonly<Record<string, unknown>> = {
  ...{ odd: 1, writeOnly: true, format: 'date', minLength: 1, maxLength: 2, enum: ['a'], oneOf: choices, enumNames: ['A'] },
  ...{ minimum: 0, maximum: 9, exclusiveMinimum: -1, exclusiveMaximum: 10, multipleOf: 1 },
};

/** Each value with one part of it, at any depth, made odd, left out, or joined by a key that it may not have. */
function* changed(value: unknown): Generator {
  yield* ODD;
  if (typeof value !== 'object' || value === null) return;
  const list = Array.isArray(value);
  const entries = Object.entries(value);
  const made = (parts: readonly (readonly [string, unknown])[]): unknown =>
    list ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  for (const added of list ? [] : Object.entries(ADDED)) yield made([...entries, added]);
  for (const [key, part] of entries) {
    yield made(entries.filter(([other]) => other !== key));
    for (const odd of changed(part)) yield made(entries.map(([other, as]) => [other, other === key ? odd : as]));
  }
}

/** Forms that miss being sound by one part, or don't. */
export const nearForms = (): Iterable<unknown> => changed(WHOLE);
