/** A state in icon, word and colour. */
import { css } from 'lit';

export const notices = css`
  .notice {
    --_tone: var(--_quiet);
    --_tone-soft: var(--_sunken);
    display: flex;
    flex-direction: column;
    gap: var(--_space-2);
    padding: var(--_space-4);
    background: var(--_tone-soft);
    border-inline-start: 2px solid var(--_tone);
    border-radius: var(--_radius-mark);
  }
  .ok {
    --_tone: var(--_ok);
    --_tone-soft: var(--_ok-soft);
  }
  .warn {
    --_tone: var(--_warn);
    --_tone-soft: var(--_warn-soft);
  }
  .bad {
    --_tone: var(--_bad);
    --_tone-soft: var(--_bad-soft);
  }
  /* alone in a card it is the card: no box in a box */
  .card > .notice:only-child {
    padding: 0;
    background: none;
    border: 0;
  }
  /* words may wrap, and never away from their icon */
  .notice-head {
    position: relative;
    padding-inline-start: calc(1rem + var(--_space-3));
    border-radius: var(--_radius-mark);
  }
  .notice-head strong {
    font-weight: 600;
  }
  .notice-head .icon {
    position: absolute;
    inset-block-start: calc((1lh - 1rem) / 2);
    inset-inline-start: 0;
    color: var(--_tone);
  }
  .notice-head time {
    unicode-bidi: isolate;
    margin-inline-start: var(--_space-2);
    font: 400 var(--_meta) var(--_font);
    color: var(--_quiet);
  }
  .notice-body {
    display: flex;
    flex-direction: column;
    gap: var(--_space-2);
    font: 400 var(--_meta) var(--_font);
  }
  .notice .problems {
    padding-block-start: var(--_space-2);
    padding-inline-start: var(--_space-5);
  }
  .notice .actions {
    justify-content: flex-end;
    padding-block-start: var(--_space-3);
  }
  .notice .button {
    background: transparent;
  }
  .notice .button.primary {
    background: var(--_accent);
  }

  @media (forced-colors: active) {
    .notice {
      border: 1px solid CanvasText;
      border-inline-start-width: 4px;
    }
  }
`;
