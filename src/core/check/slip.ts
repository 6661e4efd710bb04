/** What models and their libraries write in a property that a form doesn't take, and what to write instead. */
import type { DocumentCode } from '../../contract/problems.js';
import type { Loose } from './json.js';

export interface Slip {
  readonly code: DocumentCode;
  readonly keyword: string;
  /** `{…}` stands for the mended property as JSON, without its texts. */
  readonly says: string;
  /** The property without this slip; absent when nothing of it can stay. */
  readonly fixed?: Loose;
  /** The mended property takes the same answers. */
  readonly lossless?: boolean;
  /** Null was allowed: what a form does by leaving the name out of `required`. */
  readonly optional?: boolean;
}

/** Looks for one slip. @param name Of the property. @param root The schema around it, for its `$defs`. */
export type Step = (property: Loose, name: string, root: Loose) => Slip | undefined;

export function slip(keyword: string, says: string, more: Partial<Slip> = {}): Slip {
  return { code: 'keyword_not_allowed', keyword, says, ...more };
}

/** A copy without some keys. */
export function without(property: Loose, ...keys: string[]): Loose {
  return Object.fromEntries(Object.entries(property).filter(([key]) => !keys.includes(key)));
}
