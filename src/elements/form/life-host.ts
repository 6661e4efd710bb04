import type { Source, Viewer } from '../../contract/commands.js';
import type { Texts } from '../../ui/strings.js';

/** What the element is asked for, and told. */
export interface LifeHost {
  texts(): Texts;
  place(): Source | undefined;
  who(): Viewer | undefined;
  /** It was drawn with a form in it: what happens from now on is said. */
  appeared(): boolean;
  /** The name of the control that has the focus. */
  busy(): string | undefined;
  say(text: string): void;
  /** Another state: other buttons. */
  turned(): void;
  redraw(): void;
}
