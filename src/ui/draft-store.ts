/**
 * The tab's own storage as a place for what a person has not sent yet (F-1). No more than a help: storage that is off, blocked
 * or full changes nothing else. Any script of the page writes there too, so what comes out is outside data.
 */
import type { Source } from '../contract/commands.js';

/** The part of `Storage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a draft belongs to. */
export interface DraftPlace {
  /** Under this it is stored. */
  readonly key: string;
  /** The artifact or the ask, whatever its version. */
  readonly of: string;
  /** Null where the page does not say who looks. */
  readonly principal: string | null;
}

const PREFIX = 'inlay-ui:draft:';

/** Id, version and principal as JSON: no text of one can be taken for another's. A version 1 is not a version "1". */
export function draftPlace({ artifact, ask }: Source, principal: string | undefined): DraftPlace {
  const parts = artifact ? ['artifact', artifact.id] : ['ask', ask.run_id, ask.tool_call_id];
  const who = principal === undefined || principal === '' ? null : principal;
  const version = artifact ? [artifact.version] : [];
  return { key: PREFIX + JSON.stringify([...parts, ...version, who]), of: JSON.stringify(parts), principal: who };
}

export class DraftStore {
  readonly #shelf: () => Shelf;
  readonly #largest: number;
  #warned = false;

  /**
   * @param largest UTF-16 units of JSON text: what is longer is neither written nor read.
   * @param shelf may throw, as `sessionStorage` does in a sandboxed frame.
   */
  constructor(largest: number, shelf = (): Shelf => sessionStorage) {
    this.#largest = largest;
    this.#shelf = shelf;
  }

  /** What is stored, still unchecked JSON; undefined where there is nothing that can be read. */
  read(key: string): unknown {
    try {
      const text = this.#shelf().getItem(key);
      return text === null || text.length > this.#largest ? undefined : JSON.parse(text);
    } catch {
      return undefined; // no storage, or no JSON
    }
  }

  /** What can't be written leaves what was stored before: an older draft is better than none. */
  keep(key: string, draft: unknown): void {
    try {
      const text = JSON.stringify(draft);
      if (text.length <= this.#largest) this.#shelf().setItem(key, text);
    } catch (error) {
      if (!this.#warned) console.warn('inlay-ui: no drafts are kept:', error);
      this.#warned = true;
    }
  }

  remove(key: string): void {
    try {
      this.#shelf().removeItem(key);
    } catch {
      // then nothing is there either
    }
  }
}
