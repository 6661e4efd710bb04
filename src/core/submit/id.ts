/**
 * The id of a submission, derived from what it answers, so that a store's refusal of an id that exists holds the form's policy
 * (RFC-0005, L-10, L-12). The only importer of the hash library: elements load this file lazily, with the first edit of an
 * artifact’s form. Synchronous, and at work on plain http, where crypto.subtle is not.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '../platform.js';

/** What the id is made of; `id` is the artifact that is answered. */
export type IdParts =
  | { readonly submissions: 'once'; readonly id: string }
  | { readonly submissions: 'per_person'; readonly id: string; readonly principal: string }
  | { readonly submissions: 'many'; readonly id: string; readonly nonce: string };

/**
 * `sub_` and the first 32 hex digits of SHA-256 over the UTF-8 of `["once", id]`, `["per_person", id, principal]` or
 * `["many", id, nonce]`, as JSON without white space. JSON here is JSON.stringify's: of other languages' encoders, those that
 * escape beyond quotes, backslashes and control characters must be told not to. Vectors: `schemas/vectors/ids.json`.
 * @param action The name of a dashboard's action, the last part of the list.
 */
export function submissionId(parts: IdParts, action?: string): string {
  const list: string[] = [parts.submissions, parts.id];
  if (parts.submissions === 'per_person') list.push(parts.principal);
  if (parts.submissions === 'many') list.push(parts.nonce);
  if (action !== undefined) list.push(action);
  const digest = sha256(utf8(JSON.stringify(list))).subarray(0, 16);
  return `sub_${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
