/** What a language's file holds. Data only, so that a host may keep its own as JSON. */
import type { en } from './en.js';

/** A text, or one a plural category of `Intl.PluralRules`; names in braces are filled in. */
export type Text = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string });
export type Dictionary = Readonly<Record<string, Text>>;

export type StringKey = keyof typeof en;
/** A whole language. */
export type Strings = Readonly<Record<StringKey, Text>>;
