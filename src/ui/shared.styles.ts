/** What every element is drawn with: card, buttons, notices, dialog. Colours and sizes come from the token sheet alone. */
import { css } from 'lit';

export const shared = css`
  :host {
    display: block;
    min-inline-size: 0;
    container-type: inline-size;
    color: var(--_text);
    font: 400 var(--_body) var(--_font);
    overflow-wrap: anywhere;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  p,
  h2,
  h3,
  h4,
  ul,
  dl,
  dd,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .card,
  .stack {
    display: flex;
    flex-direction: column;
    gap: var(--_space-5);
  }
  .card {
    padding: var(--_space-5);
    max-inline-size: 30rem;
    background: var(--_surface);
    border: 1px solid var(--_hairline);
    border-radius: var(--_radius-card);
  }
  .card.sunken {
    background: var(--_sunken);
  }
  .icon {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  .meta,
  .note,
  .mark {
    font: 400 var(--_meta) var(--_font);
    color: var(--_quiet);
  }
  .meta {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
  }
  .title {
    font: 600 var(--_title) var(--_font);
    text-wrap: balance;
  }
  .plain {
    padding-inline-start: var(--_space-5);
  }
  code {
    font: 400 var(--_meta) var(--_font-mono);
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--_space-3);
  }
  .button {
    min-block-size: var(--_height);
    padding: var(--_space-2) var(--_space-5);
    font: 500 var(--_body) var(--_font);
    color: var(--_text);
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_radius-control);
    cursor: pointer;
    transition:
      background-color var(--_quick),
      border-color var(--_quick);
  }
  .button:hover {
    background: var(--_sunken);
  }
  .button.primary {
    color: var(--_on-accent);
    background: var(--_accent);
    border-color: var(--_accent);
  }
  .button.primary:hover {
    background: var(--_accent-hover);
    border-color: var(--_accent-hover);
  }
  .button[aria-disabled='true'],
  .button[aria-disabled='true']:hover {
    color: var(--_text);
    background: var(--_sunken);
    border-color: var(--_hairline);
    cursor: default;
  }
  .button.small {
    min-block-size: 2rem;
    padding-inline: var(--_space-4);
    font: 500 var(--_meta) var(--_font);
  }

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
  /* words may wrap, and never away from their icon */
  .notice-head {
    position: relative;
    padding-inline-start: calc(1rem + var(--_space-3));
    border-radius: var(--_radius-mark);
  }
  .notice-head strong {
    max-inline-size: calc(100% - 1rem - var(--_space-3)); /* the icon stays beside its words */
    font-weight: 600;
  }
  .notice-head .icon {
    position: absolute;
    inset-block-start: calc((1lh - 1rem) / 2);
    inset-inline-start: 0;
    color: var(--_tone);
  }
  .notice-head time {
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
    justify-content: flex-start;
    padding-block-start: var(--_space-3);
  }
  .notice .button {
    background: transparent;
  }
  .notice .button.primary {
    background: var(--_accent);
  }
  summary {
    padding-block: var(--_space-2);
    font: 400 var(--_meta) var(--_font);
    color: var(--_quiet);
    cursor: pointer;
    border-radius: var(--_radius-mark);
  }

  dialog {
    inline-size: min(28rem, calc(100vw - 2 * var(--_space-5)));
    padding: var(--_space-6);
    color: var(--_text);
    background: var(--_raised);
    border: 1px solid var(--_hairline);
    border-radius: var(--_radius-card);
    box-shadow: var(--_shadow);
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

  @container (max-width: 22rem) {
    .card {
      padding: var(--_space-4);
    }
    .actions {
      flex-direction: column-reverse;
    }
  }
  @media (pointer: coarse) {
    .button.small,
    summary {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .button.primary {
      border-width: 2px;
    }
    .notice {
      border: 1px solid CanvasText;
      border-inline-start-width: 4px;
    }
  }
  @media print {
    .actions {
      display: none;
    }
    .card {
      break-inside: avoid;
    }
  }
`;
