/** Content that is text still being written: what reads and draws it is loaded with the first of it. */

/** What an element makes of text that grows. */
export interface Growth {
  /** The root value is whole: the text can be taken as it is. */
  readonly whole: boolean;
  /**
   * Reads on, or from the start where it is another text.
   * @param text All that there is.
   * @returns whether there is something new to draw, or the text has become whole by this.
   */
  read(text: string): boolean;
}

export class Growing {
  /** Text is followed, whole or not. */
  on = false;
  /** It is whole, and was not taken yet. */
  due = false;
  #growth: Growth | undefined;
  #loads = false;
  #text = '';
  readonly #load: () => Promise<Growth>;
  readonly #redraw: () => void;

  constructor(load: () => Promise<Growth>, redraw: () => void) {
    this.#load = load;
    this.#redraw = redraw;
  }

  get whole(): boolean {
    return this.#growth?.whole ?? false;
  }

  /** @param text All that there is; may go on from what there was. @returns whether to draw. */
  read(text: string): boolean {
    this.on = true;
    this.#text = text;
    const news = this.#growth?.read(text) ?? false;
    if (news) this.due = this.whole;
    if (!this.#growth && !this.#loads) void this.#start();
    return news;
  }

  /** The text is taken as it is, or something else is. */
  end(): void {
    this.on = false;
    this.due = false;
  }

  async #start(): Promise<void> {
    this.#loads = true;
    try {
      this.#growth = await this.#load();
    } catch {
      return; // then it is drawn when it is whole
    }
    if (this.on) this.read(this.#text);
    this.#redraw();
  }
}
