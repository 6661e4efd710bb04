/** Listens to the one `<form>`: a listener an event type, however many fields there are. */
import { preloadHash } from '../../ui/submit-path.js';
import type { Filled } from './filled.js';
import type { FormState } from './form-state.js';
import { isControl, readControl, setNumber, step, type Control } from './typing.js';

export interface TypistHost {
  locked(): boolean;
  lang(): string;
  /** The problem shown under a field now. */
  shown(filled: Filled): string | undefined;
  /** Something was filled in. */
  edited(): void;
  redraw(): void;
  /** One press on a choice sends the form (F-6). */
  sends(): boolean;
}

/** These show more than their control when edited. */
const SHOWS = new Set(['slider', 'list']);

export class Typist {
  /** What is typed into the filter of a long list, by property name. */
  readonly filters = new Map<string, string>();
  readonly #state: FormState;
  readonly #host: TypistHost;
  #composing = false;

  constructor(state: FormState, host: TypistHost) {
    this.#state = state;
    this.#host = host;
  }

  /** Edits, then draws the field again only where what it shows besides its control changes. */
  #edit(filled: Filled, change: () => void, redraw = SHOWS.has(filled.field.widget)): void {
    const before = this.#host.shown(filled);
    change();
    if (redraw || before !== this.#host.shown(filled)) this.#host.redraw();
    this.#host.edited();
  }

  readonly input = (event: Event): void => {
    const control = event.target;
    if (!isControl(control)) return;
    const filter = control.dataset['filter'];
    if (filter !== undefined) {
      this.filters.set(filter, control.value);
      this.#host.redraw();
      return;
    }
    const filled = this.#state.get(control.name);
    if (!filled || this.#host.locked()) return;
    preloadHash();
    // half a syllable of an input method is kept, but neither checked nor told
    if (this.#composing) readControl(control, filled, this.#state);
    else this.#edit(filled, () => { readControl(control, filled, this.#state); });
  };

  readonly compose = (event: Event): void => {
    this.#composing = event.type === 'compositionstart';
    if (!this.#composing) this.input(event);
  };

  readonly leave = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    // were a problem to push the button down, a press on it would miss; the send judges anyway
    if (!isControl(event.target) || (next instanceof HTMLElement && next.matches('[type=submit]'))) return;
    const filled = this.#state.get(event.target.name);
    if (!filled?.edited || filled.judged || sameField(next, event.target)) return;
    filled.judged = true;
    if (this.#state.problem(filled)) this.#host.redraw();
  };

  readonly click = (event: MouseEvent): void => {
    const target = event.target as HTMLElement;
    const toggles = target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');
    if (this.#host.locked()) {
      if (toggles) event.preventDefault();
      return;
    }
    const button = target.closest<HTMLElement>('[data-for]');
    const filled = this.#state.get(button?.dataset['for'] ?? '');
    if (button && filled) {
      const { step: by, reading } = button.dataset;
      const lang = this.#host.lang();
      const change = (): void => {
        if (reading === undefined) step(filled, Number(by), this.#state, lang);
        else setNumber(filled, Number(reading), this.#state, lang);
      };
      this.#edit(filled, change, true);
      if (reading !== undefined) button.closest('.field')?.querySelector('input')?.focus(); // the button goes away
    }
  };

  /** A real press, not the click that arrow keys make; it comes after the choice was taken over. */
  readonly change = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !this.#pressed || !this.#host.sends()) return;
    target.form?.requestSubmit();
  };
  #pressed = false;

  readonly press = (event: PointerEvent | KeyboardEvent): void => {
    this.#pressed = event.type === 'pointerdown';
  };

  readonly key = (event: KeyboardEvent): void => {
    this.press(event);
    const { target } = event;
    if (!isControl(target)) return;
    // Enter that ends a composition, and Enter in a filter, send nothing; 229 is what Safari says after the end
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it there
    const composes = event.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && (composes || target.dataset['filter'] !== undefined)) event.preventDefault();
    this.#stepByKey(event, target);
  };

  #stepByKey(event: KeyboardEvent, control: Control): void {
    const filled = this.#state.get(control.name);
    if (filled?.field.widget !== 'stepper' || this.#host.locked() || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const lang = this.#host.lang();
    this.#edit(filled, () => { step(filled, event.key === 'ArrowUp' ? 1 : -1, this.#state, lang); }, true);
  }
}

const sameField = (next: EventTarget | null, control: Control): boolean => next instanceof HTMLInputElement && next.name === control.name;
