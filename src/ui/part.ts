/** A part of what a page needs, loaded with the first need of it and once for all elements: many pages never do (PF-50). */
export class Part<T> {
  /** Set once loaded. */
  ready: T | undefined;
  readonly #import: () => Promise<T>;
  #loading: Promise<T> | undefined;
  #tried = false;

  constructor(load: () => Promise<T>) {
    this.#import = load;
  }

  /** Loads, or joins a load that is under way; after a failure each call tries once more. */
  load(): Promise<T> {
    this.#tried = true;
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<T> {
    try {
      this.ready = await this.#import();
      return this.ready;
    } finally {
      this.#loading = undefined;
    }
  }

  /** Loads before it is needed, once; a failure shows with the need, which tries again. */
  preload(): void {
    if (!this.#tried) void this.load().catch(() => undefined);
  }
}
