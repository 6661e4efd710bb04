/** English for whoever sent the values: the wording table of forms.md, with examples as they stand on the wire. */
import type { Problem, ValueCode } from '../../contract/problems.js';
import { fill } from '../check/fill.js';
import type { ValueProblem } from './field.js';

const TEXTS: Readonly<Record<ValueCode, string>> = {
  'required-text': 'Enter a value.',
  'required-one': 'Choose one.',
  'required-many': 'Choose at least one.',
  const: 'Tick this box to continue.',
  'min-length': 'Use at least {limit} characters; you have {got}.',
  'max-length': 'Use at most {limit} characters; you have {got}.',
  'not-number': 'Enter a number, like 1.5.',
  'ambiguous-number': 'This number can be read in two ways.',
  'not-integer': 'Enter a whole number.',
  minimum: 'Enter {limit} or more.',
  maximum: 'Enter {limit} or less.',
  both: 'Enter a number from {limit}.',
  'exclusive-minimum': 'Enter more than {limit}.',
  'exclusive-maximum': 'Enter less than {limit}.',
  'multiple-of': 'Enter a multiple of {limit}.',
  decimals: 'Use at most {limit} decimals.',
  email: 'Enter an email address, like name@example.org.',
  uri: 'Enter a full web address, like https://example.org.',
  date: 'Enter a date that exists, like 2026-02-28.',
  time: 'Enter a time with its offset, like 15:30:00+01:00.',
  'date-time': 'Enter a date and a time, like 2026-02-28T15:30:00Z.',
  'min-items': 'Choose at least {limit}.',
  'max-items': 'Choose at most {limit}.',
  'choice-gone': 'Choose one of the options.',
  'too-large': 'Send at most {limit} bytes of values; these are {got}.',
  'wrong-type': 'This is not the type of value that the form asks for.',
  'unknown-field': 'The form has no such field; its value was left out.',
};

/** What is wrong, in words. */
export function toText({ code, limit, got }: ValueProblem): string {
  return code === 'decimals' && limit === 1 ? 'Use at most 1 decimal.' : fill(TEXTS[code], { limit, got });
}

/** The whole problem. @param path JSON Pointer of the value. */
export function toProblem(found: ValueProblem, path: string, severity: Problem['severity'] = 'refused'): Problem {
  return { ...found, path, message: toText(found), severity };
}
