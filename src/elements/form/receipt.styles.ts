/** What was answered, label beside value. */
import { css } from 'lit';

export const receipts = css`
  .done {
    display: flex;
    flex-direction: column;
    gap: var(--_space-4);
  }
  .receipt {
    display: flex;
    flex-direction: column;
  }
  .receipt > div {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) 3fr;
    gap: var(--_space-2) var(--_space-4);
    padding-block: var(--_space-3);
    border-block-start: 1px solid var(--_hairline);
  }
  .receipt dt {
    font: 400 var(--_meta) var(--_font);
    line-height: inherit;
    color: var(--_quiet);
  }
  .receipt dd {
    white-space: pre-wrap;
  }

  @container (max-width: 22rem) {
    .receipt > div {
      grid-template-columns: 1fr;
    }
  }
`;
