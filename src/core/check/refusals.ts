/** Collects what is wrong, all at once and up to a limit, each with its place in words. */
import { LIMITS } from '../../contract/limits.js';
import type { DocumentCode, Problem, Verdict } from '../../contract/problems.js';
import { fill } from './fill.js';
import { keysOf } from './pointer.js';
import { REASONS, type Why } from './reasons.js';
import type { Facts, Told } from './told.js';

export class Refusals implements Told {
  readonly problems: Problem[] = [];
  readonly #base: string;

  /** @param base Pointer of a part whose inner places are named from there: `properties.nick`, not `schema.properties.nick`. */
  constructor(base = '') {
    this.#base = base;
  }

  get count(): number {
    return this.problems.length;
  }

  /** The value if nothing is wrong with it. */
  verdict<T>(value: unknown): Verdict<T> {
    const { problems } = this;
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: value as T, problems };
  }

  add(why: Why, path: string, { words, ...facts }: Facts = {}): void {
    const [code, says] = REASONS[why];
    this.say(code, path, fill(says, { ...facts, words }), facts);
  }

  /** @param says The message after the place. */
  say(code: DocumentCode, path: string, says: string, more: Partial<Problem>): void {
    const place = keysOf(path.startsWith(this.#base) ? path.slice(this.#base.length) : path).join('.');
    this.take({ code, path, message: place ? `${place}: ${says}` : says, severity: 'refused', ...more });
  }

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
