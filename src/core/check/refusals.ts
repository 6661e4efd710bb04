/** Collects what is wrong, all at once and up to a limit, each with its place in words. */
import { LIMITS } from '../../contract/limits.js';
import type { DocumentCode, Problem, Verdict } from '../../contract/problems.js';

/** RFC 6901: the pointer one step further. */
export function pointer(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** RFC 6901: the keys of a pointer. */
export function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Names in a message. */
export function listed(words: readonly string[]): string {
  return words.join(', ');
}

export class Refusals {
  readonly problems: Problem[] = [];
  readonly #base: string;

  /** @param base Pointer of a part whose inner places are named from there: `properties.nick`, not `schema.properties.nick`. */
  constructor(base = '') {
    this.#base = base;
  }

  get none(): boolean {
    return this.problems.length === 0;
  }

  /** The value if nothing is wrong with it. */
  verdict<T>(value: unknown): Verdict<T> {
    return this.none ? { ok: true, value: value as T, problems: [] } : { ok: false, problems: this.problems };
  }

  /**
   * @param path Of what is wrong; for a key that is missing or not allowed, of the object it belongs to.
   * @param says The message after the place.
   */
  add(code: DocumentCode, path: string, says: string, more: Partial<Problem> = {}): void {
    const place = keysOf(path.startsWith(this.#base) ? path.slice(this.#base.length) : path).join('.');
    this.take({ code, path, message: place ? `${place}: ${says}` : says, severity: 'refused', ...more });
  }

  /** Takes back what is told of a place. @returns Whether anything was. */
  drop(path: string): boolean {
    const index = this.problems.findIndex((problem) => problem.path === path);
    if (index >= 0) this.problems.splice(index, 1);
    return index >= 0;
  }

  /** Adds a problem that is made already. */
  take(problem: Problem): void {
    if (this.problems.length < LIMITS.problems) this.problems.push(problem);
  }
}
