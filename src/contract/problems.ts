/**
 * What is wrong with something that came from outside, said so that a program, a model or a person can act on it.
 * Codes about a document have underscores; codes about a value that a person gave have hyphens and are the keys of
 * the texts shown under a field.
 */

/** Codes about a document that an agent or a host wrote. */
export type DocumentCode =
  | 'not_json' // holds something that JSON can't: a function, a cycle, a getter that throws, NaN
  | 'cut_off' // JSON text that ends early or can't be parsed
  | 'too_deep'
  | 'too_large' // more bytes, nodes or code points than allowed
  | 'too_many' // more items or properties than allowed
  | 'too_few'
  | 'wrong_type'
  | 'wrong_value' // right type, not one of what is allowed
  | 'missing' // an obligatory key is absent
  | 'unknown_key' // a key outside the closed list
  | 'keyword_not_allowed' // a JSON Schema keyword outside the subset
  | 'secret_not_allowed' // a form never asks for a secret
  | 'unknown_name' // names a property that does not exist
  | 'duplicate'
  | 'conflict' // each part is fine, together they can never be met
  | 'bad_default'
  | 'bad_id' // a submission's id is not derived from what it says
  | 'not_permitted' // this edit is not this person's to make
  | 'unsupported_kind'; // no element draws this kind of artifact

/** Codes about one value of a form. The texts are in `ui/strings`. */
export type ValueCode =
  | 'required-text'
  | 'required-one'
  | 'required-many'
  | 'const'
  | 'min-length'
  | 'max-length'
  | 'not-number'
  | 'ambiguous-number'
  | 'not-integer'
  | 'minimum'
  | 'maximum'
  | 'both'
  | 'exclusive-minimum'
  | 'exclusive-maximum'
  | 'multiple-of'
  | 'decimals'
  | 'email'
  | 'uri'
  | 'date'
  | 'time'
  | 'date-time'
  | 'min-items'
  | 'max-items'
  | 'choice-gone'
  | 'too-large'
  | 'wrong-type'
  | 'unknown-field';

export type ProblemCode = DocumentCode | ValueCode;

export interface Problem {
  readonly code: ProblemCode;
  /** RFC 6901 JSON Pointer into what was checked; '' is the whole. */
  readonly path: string;
  /** English, for a developer or a model: what is wrong and what to do. */
  readonly message: string;
  /** `repaired`: the rest was used, and this says what was changed or left out. */
  readonly severity: 'refused' | 'repaired';
  /** The keyword or key that is meant. */
  readonly keyword?: string;
  /** The limit that was passed; two for a range. */
  readonly limit?: number | readonly [number, number];
  /** What was found: a count, a length, a short text; two readings for `ambiguous-number`. */
  readonly got?: number | string | readonly [number, number];
  /** What to write instead, ready to paste in at `path`. */
  readonly replace?: unknown;
}

/** A problem as a host tells it: under the field at `path`, or above the button; shown by its code or in its own words. */
export interface ToldProblem {
  /** JSON Pointer of the field, `/name`; '' or absent is the whole. */
  readonly path?: string | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly limit?: Problem['limit'] | undefined;
  readonly got?: Problem['got'] | undefined;
  readonly severity?: Problem['severity'] | undefined;
  readonly keyword?: string | undefined;
}

/** What every check returns. On `ok: true`, `problems` holds only repairs. */
export type Verdict<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Codes of a refusal by the host. What each does to an element: `validation_failed` and `forbidden` open it again,
 * `invalid_state` shows who answered, `changed`, `closed` and `not_enabled` (off) show those states.
 */
export type RefusalCode = 'validation_failed' | 'forbidden' | 'invalid_state' | 'changed' | 'closed' | 'not_enabled';
