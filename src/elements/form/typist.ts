/** Listens to the one `<form>`: a listener an event type, however many fields there are. */
import type { Filled } from './filled.js';
import type { FormState } from './form-state.js';
import { PointerDown } from './pointer-down.js';
import { isControl, putBack, readControl, readHalf, setNumber, step, steppable, type Control } from './typing.js';

export interface TypistHost {
  locked(): boolean;
  lang(): string;
  /** The problem shown under a field now. */
  shown(filled: Filled): string | undefined;
  /** Something was filled in. @returns whether that takes away what stands elsewhere in the form. */
  edited(): boolean;
  redraw(): void;
  /** Another text stands in the filter of this field. */
  filtered(name: string): void;
  /** One press on a choice sends the form (F-6). */
  sends(): boolean;
}

/** These have no read-only of their own that keeps the focus: while locked, the typist holds them still. */
const HELD = new Set(['range', 'date', 'time', 'datetime-local']);

/** These show more than their control when edited. */
const SHOWS = new Set(['slider', 'list']);

export class Typist {
  /** What is typed into the filter of a long list, by property name. */
  readonly filters = new Map<string, string>();
  readonly #state: FormState;
  readonly #host: TypistHost;
  readonly #pointer = new PointerDown();
  readonly #redraw = (): void => {
    this.#host.redraw();
  };
  #composing = false;

  constructor(state: FormState, host: TypistHost) {
    this.#state = state;
    this.#host = host;
  }

  /** Edits, then draws the field again only where what it shows besides its control changes. */
  #edit(filled: Filled, change: () => void, redraw = SHOWS.has(filled.field.widget)): void {
    const before = this.#quiet(filled);
    change();
    if (redraw) this.#host.redraw();
    // what is pressed meanwhile is not to move away
    if (this.#host.edited() || before !== this.#host.shown(filled)) this.#pointer.after(this.#redraw);
  }

  /** What shows no problem is judged again when it is left, not while it is being typed. @returns what is shown. */
  #quiet(filled: Filled): string | undefined {
    const shown = this.#host.shown(filled);
    if (shown === undefined) filled.judged = false;
    return shown;
  }

  /** A control holds what the program wrote; a problem that stood there may be gone with it. */
  readonly settle = (filled: Filled, text: string): void => {
    if (this.#state.settle(filled, text)) queueMicrotask(this.#redraw); // not in the middle of drawing
  };

  /** Before a send: half a date, which no event told of. */
  gather(root: ShadowRoot | null): void {
    for (const control of root?.querySelectorAll('input') ?? []) {
      const filled = this.#state.get(control.name);
      if (filled) readHalf(control, filled, this.#state);
    }
  }

  readonly input = (event: Event): void => {
    const control = event.target;
    if (!isControl(control)) return;
    const filter = control.dataset['filter'];
    if (filter !== undefined) {
      this.filters.set(filter, control.value);
      this.#host.filtered(filter);
      return;
    }
    const filled = this.#state.get(control.name);
    if (!filled) return;
    if (this.#host.locked()) {
      putBack(control, filled);
      this.#host.redraw(); // it may be locked and not drawn so yet
      return;
    }
    // half a syllable of an input method is kept, but neither checked nor told
    if (this.#composing) {
      this.#quiet(filled);
      readControl(control, filled, this.#state);
    } else
      this.#edit(filled, () => {
        readControl(control, filled, this.#state);
      });
  };

  readonly compose = (event: Event): void => {
    this.#composing = event.type === 'compositionstart';
    if (this.#composing) return;
    this.input(event);
    this.#pointer.after(this.#redraw); // a problem from before may be gone
  };

  readonly leave = (event: FocusEvent): void => {
    this.#composing = false;
    const next = event.relatedTarget instanceof Element ? event.relatedTarget : null;
    const field = (event.target as Element).closest<HTMLElement>('[data-field]');
    // were a problem to push the button down, a press on it would miss; the send judges anyway
    if (!field || next?.matches('[type=submit]') || field.contains(next)) return;
    const filled = this.#state.get(field.dataset['field'] ?? '');
    if (!filled || this.#host.locked()) return;
    if (isControl(event.target) && readHalf(event.target, filled, this.#state)) {
      filled.judged = false;
      this.#host.edited();
    }
    if (!filled.edited || filled.judged) return;
    filled.judged = true;
    // were a problem to move what is being pressed, the press would miss
    if (this.#state.problem(filled)) this.#pointer.after(this.#redraw);
  };

  readonly click = (event: MouseEvent): void => {
    const target = event.target as HTMLElement;
    const toggles = target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');
    if (this.#host.locked()) {
      if (toggles) event.preventDefault();
      return;
    }
    // a press on the middle moves no slider, and is an answer all the same
    const slider = target instanceof HTMLInputElement && target.type === 'range' ? this.#state.get(target.name) : undefined;
    if (slider?.text === '')
      this.#edit(slider, () => {
        readControl(target as HTMLInputElement, slider, this.#state);
      });
    const button = target.closest<HTMLElement>('[data-for]');
    const filled = this.#state.get(button?.dataset['for'] ?? '');
    if (button && filled) {
      const { step: by, reading } = button.dataset;
      if (reading === undefined) {
        this.#step(filled, Number(by));
        return;
      }
      const change = (): void => {
        setNumber(filled, Number(reading), this.#state, this.#host.lang());
      };
      this.#edit(filled, change, true);
      button.closest('.field')?.querySelector('input')?.focus(); // the button goes away
    }
  };

  #step(filled: Filled, by: number): void {
    if (!steppable(filled, this.#state)) {
      filled.judged = true;
      this.#host.redraw();
      return;
    }
    const change = (): void => {
      step(filled, by, this.#state, this.#host.lang());
    };
    this.#edit(filled, change, true);
  }

  /** A real press, not the click that arrow keys make; it comes after the choice was taken over. */
  readonly change = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !this.#pressed || !this.#host.sends()) return;
    // a field may be called requestSubmit: nothing is read off a form by name
    if (target.form) HTMLFormElement.prototype.requestSubmit.call(target.form);
  };
  #pressed = false;

  readonly press = (event: MouseEvent | KeyboardEvent): void => {
    this.#pressed = event.type !== 'keydown';
    if (this.#pressed) this.#pointer.down();
  };

  readonly key = (event: KeyboardEvent): void => {
    this.press(event);
    const { target } = event;
    // a key held down is one press: it sends once, whatever became of that
    if (event.key === 'Enter' && event.repeat && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
    if (!isControl(target)) return;
    // Enter that ends a composition, and Enter in a filter, send nothing; 229 is what Safari says after the end
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it there
    const composes = event.isComposing || event.keyCode === 229;
    const leaves = event.key === 'Tab' || event.ctrlKey || event.metaKey;
    if (this.#host.locked() && HELD.has(target.type) && !leaves) event.preventDefault();
    if (event.key === 'Enter' && (composes || target.dataset['filter'] !== undefined)) event.preventDefault();
    this.#stepByKey(event, target);
  };

  #stepByKey(event: KeyboardEvent, control: Control): void {
    const filled = this.#state.get(control.name);
    if (filled?.field.widget !== 'stepper' || this.#host.locked() || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown'))
      return;
    event.preventDefault();
    this.#step(filled, event.key === 'ArrowUp' ? 1 : -1);
  }
}
