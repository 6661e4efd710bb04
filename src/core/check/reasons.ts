/** Every reason to refuse a document, with its code and its words. Of a property's keywords, see `property.ts`. */
import type { DocumentCode } from '../../contract/problems.js';

/** The least that a form is, as a message quotes it. */
const LIKE = '{"title":…,"schema":{"type":"object","properties":{"a":{"type":"string"}}}}';

/** `{got}`, `{limit}`, `{keyword}` and `{words}` are filled in by `fill`. */
export const REASONS = {
  bytes: ['too_large', '{got} bytes; at most {limit}.'],
  characters: ['too_large', '{got} characters; at most {limit}.'],
  items: ['too_many', '{got} items; at most {limit}.'],
  keys: ['too_many', '{got} keys; at most {limit}.'],
  properties: ['too_many', '{got} properties; at most {limit}.'],
  empty: ['too_few', 'must not be empty.'],
  'too-few': ['too_few', 'at least {limit}.'],
  type: ['wrong_type', 'must be {words}.'],
  word: ['wrong_value', 'must be {words}.'],
  words: ['wrong_value', 'must be one of {words}.'],
  minimum: ['wrong_value', 'must be {limit} or more.'],
  above: ['wrong_value', 'must be more than {limit}.'],
  missing: ['missing', '"{keyword}" is missing.'],
  'unknown-key': ['unknown_key', '"{keyword}" is not allowed. Allowed: {words}.'],
  twice: ['duplicate', 'is there twice.'],

  'no-form': ['wrong_type', `The input must be an object: ${LIKE}.`],
  'no-schema': ['missing', `"schema" is missing. Write ${LIKE}, a property for each field.`],
  lang: ['wrong_value', 'must be a language tag, like "de" or "pt-BR".'],
  deadline: ['wrong_value', 'must be a time with its offset, like "2026-01-31T18:00:00Z".'],

  schema: ['wrong_type', 'a form’s schema is an object, like {"type":"object","properties":{}}.'],
  condition: ['keyword_not_allowed', '"{keyword}" is not allowed: ask a second form after the first answer.'],
  definitions: ['keyword_not_allowed', '"{keyword}" is not allowed. Write each schema in place.'],
  'root-keyword': ['keyword_not_allowed', '"{keyword}" is not allowed. Allowed: {words}.'],
  required: ['wrong_type', 'must be a list. Write {words}.'],
  property: ['wrong_type', 'must be an object, like {"type":"string"}.'],

  'no-choices': ['missing', 'an array needs choices.'],
  'two-lists': ['conflict', 'choices stand in one of {words}.'],
  beside: ['conflict', '"{keyword}" says nothing beside choices; leave it out.'],
  crossed: ['conflict', '"{keyword}" {got} is over its maximum {limit}: nothing fits.'],
  names: ['conflict', '"enumNames" has {got} names for {limit} choices of "enum".'],
  'few-choices': ['conflict', '"minItems" asks for {got} of {limit} choices.'],
  bounds: ['conflict', 'no {words}.'],
  default: ['bad_default', '"default" is not a valid answer. {words}'],

  name: ['unknown_name', 'no property is called "{got}". Properties: {words}.'],
  section: ['duplicate', '"{got}" stands in a section already.'],
  slider: ['conflict', '"slider" needs "minimum" and "maximum".'],
  widget: ['conflict', '"{got}" doesn’t fit. Allowed: {words}.'],
  'no-widget': ['conflict', '"{got}" doesn’t fit. Leave it out.'],
  'one-choice': ['conflict', 'is for a form whose only property is one choice.'],
} as const satisfies Readonly<Record<string, readonly [DocumentCode, string]>>;

export type Why = keyof typeof REASONS;
