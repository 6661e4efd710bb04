/** The hash library, loaded with the first submit that needs it (L-12), once for all elements of the page. */
import type { submissionId } from '../core/submit/id.js';

export interface Hash {
  readonly submissionId: typeof submissionId;
}

export class HashLoader {
  /** Set once loaded. */
  ready: Hash | undefined;
  readonly #import: () => Promise<Hash>;
  #loading: Promise<Hash> | undefined;
  #tried = false;

  constructor(load: () => Promise<Hash>) {
    this.#import = load;
  }

  /** Loads, or joins a load that is under way; after a failure each call tries once more. */
  load(): Promise<Hash> {
    this.#tried = true;
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<Hash> {
    try {
      this.ready = await this.#import();
      return this.ready;
    } finally {
      this.#loading = undefined;
    }
  }

  /** Loads before it is needed, once; a failure shows when sending, which tries again. */
  preload(): void {
    if (!this.#tried) void this.load().catch(() => undefined);
  }
}

export const hash = new HashLoader(() => import('../core/submit/id.js'));
