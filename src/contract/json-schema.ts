/** The published face of a shape: JSON Schema 2020-12. */
import type { ClosedShape, Shape, Shapes } from './shape.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Drops what is undefined. */
const only = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const each = (shapes: Shapes): [string, JsonSchema][] => Object.entries(shapes).map(([key, shape]) => [key, toJsonSchema(shape)]);

function closedSchema({ required, optional }: ClosedShape): JsonSchema {
  const names = Object.keys(required);
  return only({
    type: 'object',
    properties: Object.fromEntries([...each(required), ...each(optional)]),
    required: names.length > 0 ? names : undefined,
    additionalProperties: false,
  });
}

/**
 * The schema of a shape: closed objects, a tagged shape as `oneOf`. `maxLength` counts code points there as in our check.
 * It accepts exactly what `checkShape` accepts; cross-checks of a document are not in it.
 */
export function toJsonSchema(shape: Shape): JsonSchema {
  switch (shape.is) {
    case 'text':
      return only({ type: 'string', minLength: shape.min, maxLength: shape.max });
    case 'word':
      return { type: 'string', enum: [...shape.words] };
    case 'number':
      return only({
        type: shape.integer ? 'integer' : 'number',
        minimum: shape.minimum,
        exclusiveMinimum: shape.above,
      });
    case 'flag':
      return only({ type: 'boolean', const: shape.only });
    case 'list':
      return only({
        type: 'array',
        items: toJsonSchema(shape.items),
        minItems: shape.min,
        maxItems: shape.max,
        uniqueItems: shape.unique,
      });
    case 'map':
      return only({
        type: 'object',
        additionalProperties: toJsonSchema(shape.values),
        maxProperties: shape.max,
        propertyNames: shape.keyMax === undefined ? undefined : { minLength: 1, maxLength: shape.keyMax },
      });
    case 'closed':
      return closedSchema(shape);
    case 'tagged':
      return { type: 'object', oneOf: Object.values(shape.cases).map(closedSchema) };
    case 'version':
      return { type: ['number', 'string'] };
    case 'any':
      return {};
  }
}
