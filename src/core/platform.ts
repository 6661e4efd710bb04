/**
 * What Node and browsers both have and the ES library types lack, typed once. No other file of core reads a global.
 */
interface Platform {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
}
const platform = globalThis as unknown as Platform;

/** UTF-8 bytes of a text; a lone surrogate becomes U+FFFD, as everywhere on the web. */
export function utf8(text: string): Uint8Array {
  return new platform.TextEncoder().encode(text);
}

/** Length in UTF-8 bytes. */
export function byteLength(text: string): number {
  return utf8(text).length;
}

/** @param count At most 65 536: what getRandomValues gives in one call. */
export function randomBytes(count: number): Uint8Array {
  return platform.crypto.getRandomValues(new Uint8Array(count));
}
