/** What tells one submit of a `many` form from the next (L-11, L-12). */
import { randomBytes } from '../platform.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 128 random bits in base64url without padding: 22 characters. Made when a submit begins, kept through every retry. */
export function makeNonce(): string {
  let bits = randomBytes(16).reduce((all, byte) => (all << 8n) | BigInt(byte), 0n) << 4n; // 132 bits, 22 times 6
  let text = '';
  for (; text.length < 22; bits >>= 6n) text = (ALPHABET[Number(bits & 63n)] ?? '') + text;
  return text;
}
