/** The question before something that can't be taken back. */
import { css } from 'lit';

export const dialogs = css`
  dialog {
    inline-size: min(28rem, calc(100vw - 2 * var(--_space-5)));
    padding: var(--_space-6);
    color: var(--_text);
    background: var(--_raised);
    border: 1px solid var(--_hairline);
    border-radius: var(--_radius-card);
    box-shadow: var(--_shadow);
    transition: opacity var(--_calm);
  }
  @starting-style {
    dialog[open] {
      opacity: 0;
    }
  }
  dialog::backdrop {
    background: var(--_backdrop);
  }
  .dialog-title {
    padding-block-end: var(--_space-3);
    font: 600 var(--_title) var(--_font);
  }
  dialog .actions {
    padding-block-start: var(--_space-6);
  }
`;
