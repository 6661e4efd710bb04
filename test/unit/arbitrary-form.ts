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
  record({ type: fc.constant('string'), enum: words, enumNames: some(words), default: some(fc.constantFrom('a', 'z')) }),
  record({ type: fc.constant('string'), oneOf: titled, enum: some(words) }),
  record({ type: fc.constantFrom('number', 'integer'), ...texts, ...range }),
  record({ type: fc.constant('boolean'), ...texts, const: some(fc.boolean()), default: some(fc.boolean()) }),
  record({
    type: fc.constant('array'),
    items: fc.oneof(record({ type: some(fc.constant('string')), enum: words }), record({ anyOf: titled })),
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
const name = fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'constructor', 'toString', 'x/y~z'), text);

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
  properties: some(
    fc.dictionary(
      fc.constantFrom('a', 'b'),
      record({ widget: some(fc.constantFrom('radio', 'textarea', 'x')), help: some(text) }),
    ),
  ),
});

/** Content of a form, never text. */
export const anyForm: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: record({ schema, title: some(text), lang: some(fc.constantFrom('de', '1')), ui: some(ui) }), weight: 9 },
  { arbitrary: fc.jsonValue().filter((value) => typeof value !== 'string'), weight: 1 },
);
