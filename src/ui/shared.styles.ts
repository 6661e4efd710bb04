/** What every element is drawn with. Colours and sizes come from the token sheet alone. */
import { css, type CSSResult } from 'lit';
import { buttons } from './buttons.styles.js';
import { tokens } from './tokens.styles.js';

const base = css`
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
  /* a page's own text styles stop here: pre-wrap bubbles, capitals, centred columns */
  .card,
  dialog {
    white-space: normal;
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    cursor: auto;
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
  summary {
    padding-block: var(--_space-2);
    font: 400 var(--_meta) var(--_font);
    color: var(--_quiet);
    cursor: pointer;
    border-radius: var(--_radius-mark);
  }

  @container (max-width: 22rem) {
    .card {
      padding: var(--_space-4);
    }
  }
  @media (pointer: coarse) {
    summary {
      min-block-size: 44px;
    }
  }
  @media print {
    .card {
      break-inside: avoid;
    }
  }
`;

export const shared: readonly CSSResult[] = [tokens, base, buttons];
