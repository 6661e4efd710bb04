/** What somebody else might have answered, for the host that was answered before. */
import type { FieldSchema, FieldValue, FormContent } from '../src/core/index.js';

function valueFor(field: FieldSchema): FieldValue {
  switch (field.type) {
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'string':
      if (field.format === 'date') return '2026-03-01';
      return field.enum?.[0] ?? field.oneOf?.[0]?.const ?? 'Seen to on the night shift';
    case 'number':
    case 'integer':
      return field.enum?.[0] ?? field.minimum ?? 1;
  }
}

export function otherAnswer({ schema }: FormContent): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, valueFor(field)]));
}
