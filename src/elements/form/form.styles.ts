/** How a form's card and its receipt are laid out. */
import { css, type CSSResult } from 'lit';
import { shared } from '../../ui/shared.styles.js';
import { choices } from './choices.styles.js';
import { controls } from './controls.styles.js';

const layout = css`
  header {
    display: flex;
    flex-direction: column;
    gap: var(--_space-2);
  }
  .about {
    max-inline-size: 65ch;
    color: var(--_quiet);
  }
  /* a grid: as a column of flex items WebKit keeps the height of a legend twice when a group of choices is added */
  .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-5);
  }
  .group + .group {
    margin-block-start: calc(var(--_space-6) - var(--_space-5));
  }
  .group-title {
    font: 600 var(--_body) var(--_font);
  }
  .field {
    display: flex;
    flex-direction: column;
    gap: var(--_space-2);
  }
  .label {
    font: 500 var(--_body) var(--_font);
  }
  /* a legend is no flex item everywhere: its gap is its own */
  legend.label {
    padding-block-end: var(--_space-2);
  }
  .label .mark {
    font-weight: 400;
  }
  .room {
    display: inline-grid;
  }
  .room > *,
  .room::before,
  .room::after {
    grid-area: 1 / 1;
  }
  .room::before,
  .room::after {
    visibility: hidden;
  }
  .room::before {
    content: attr(data-one);
  }
  .room::after {
    content: attr(data-other);
  }
  /* as high as the buttons that come in its place */
  .writing {
    min-block-size: var(--_height);
  }
  .error,
  .warning {
    display: flex;
    gap: var(--_space-2);
    font: 400 var(--_meta) var(--_font);
  }
  .error {
    color: var(--_bad);
  }
  .error .icon,
  .warning .icon {
    margin-block-start: 1px;
  }
  .warning {
    color: var(--_warn);
  }
  .summary {
    justify-content: flex-end;
    font-weight: 500;
  }

  .audience,
  .short {
    justify-content: flex-end;
  }
  .short {
    color: var(--_warn);
  }
`;

/** All that a form is drawn with. */
export const styles: readonly CSSResult[] = [...shared, layout, controls, choices];
