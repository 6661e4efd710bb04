/**
 * What the walkers find, before it is put in words. A walker only says why and where: `judge.ts` needs no more to say
 * whether a form can be drawn, `refusals.ts` makes the problems that an agent can act on.
 */
import type { DocumentCode, Problem } from '../../contract/problems.js';
import type { Why } from './reasons.js';

export interface Facts extends Pick<Problem, 'keyword' | 'limit' | 'got'> {
  /** Where it isn't the reason's own. */
  readonly code?: DocumentCode;
  /** Said in the message alone: what is allowed, or what it has to be. */
  readonly words?: string | readonly string[];
}

export interface Told {
  /** How much was told so far; no longer exact beyond LIMITS.problems. */
  readonly count: number;
  /** @param path Of what is wrong; for a key that is missing or not allowed, of the object it belongs to. */
  add(why: Why, path: string, facts?: Facts): void;
  /** Takes back what is told of a place. @returns Whether anything was. */
  drop(path: string): boolean;
}
