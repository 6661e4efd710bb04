/** Buttons, and the row that they stand in. */
import { css } from 'lit';

export const buttons = css`
  /* the filled button is first to read and stands at the end */
  .actions {
    display: flex;
    flex-flow: row-reverse wrap;
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
    padding-inline: var(--_space-4);
    font: 500 var(--_meta) var(--_font);
  }

  @container (max-width: 22rem) {
    .actions {
      flex-direction: column;
    }
  }
  @media (forced-colors: active) {
    .button.primary {
      border-width: 2px;
    }
  }
  @media print {
    .actions {
      display: none;
    }
  }
`;
