import { css } from 'lit';

export const styles = css`
  header {
    display: flex;
    flex-direction: column;
    gap: var(--_space-2);
  }
  .about {
    max-inline-size: 65ch;
    color: var(--_quiet);
  }
  .group {
    display: flex;
    flex-direction: column;
    gap: var(--_space-5);
  }
  .group + .group {
    padding-block-start: var(--_space-5);
    border-block-start: 1px solid var(--_hairline);
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
  .error {
    display: flex;
    gap: var(--_space-2);
    font: 400 var(--_meta) var(--_font);
    color: var(--_bad);
  }
  .error .icon {
    margin-block-start: 1px;
  }
  .summary {
    justify-content: flex-end;
    font-weight: 500;
  }

  .control {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--_height);
    padding: var(--_space-2) var(--_space-4);
    font: 400 var(--_input) var(--_font);
    color: var(--_text);
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_radius-control);
    appearance: none;
    transition: border-color var(--_quick);
  }
  .control::placeholder {
    color: var(--_quiet);
    opacity: 1;
  }
  .control:hover {
    border-color: var(--_text);
  }
  .control:focus-visible {
    outline-offset: -1px;
    border-color: var(--_focus);
  }
  .control[aria-invalid] {
    border-color: var(--_bad);
  }
  .control:read-only:not(select),
  .control[aria-readonly],
  .control[aria-disabled] {
    color: var(--_text);
    opacity: 1;
    background: var(--_sunken);
    border-color: var(--_hairline);
  }
  textarea.control {
    display: block;
    padding-block: var(--_space-3);
    resize: vertical;
    field-sizing: content;
    min-block-size: 5.5rem;
    max-block-size: 20rem;
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
  .date,
  .time,
  .number {
    max-inline-size: 12rem;
  }
  .date-time {
    max-inline-size: 16rem;
  }
  .email,
  .url {
    direction: ltr;
    text-align: start;
  }
  input::-webkit-date-and-time-value {
    text-align: start;
  }

  .select {
    display: grid;
    align-items: center;
  }
  .select > * {
    grid-area: 1 / 1;
  }
  .select .control {
    padding-inline-end: 2.25rem;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  .select .icon {
    justify-self: end;
    margin-inline-end: var(--_space-4);
    color: var(--_quiet);
    pointer-events: none;
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
  }
  .option {
    display: flex;
    flex: 1 1 auto;
    gap: var(--_space-3);
    align-items: flex-start;
    min-block-size: var(--_height);
    padding: calc((var(--_height) - 2px - 1.47 * var(--ui-size-body, 0.9375rem)) / 2) var(--_space-4);
    border: 1px solid var(--_hairline);
    border-radius: var(--_radius-control);
    cursor: pointer;
    transition:
      background-color var(--_quick),
      border-color var(--_quick);
  }
  .option:hover {
    background: var(--_sunken);
  }
  .option:has(:checked) {
    background: var(--_accent-soft);
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .option:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .option:has([aria-invalid]):not(:has(:checked)),
  [aria-invalid] .option:not(:has(:checked)) {
    border-color: var(--_bad);
  }
  .option:has([aria-disabled]) {
    cursor: default;
  }
  .option:has([aria-disabled]):not(:has(:checked)) {
    background: var(--_sunken);
  }
  .option-text {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  .option:has(.note) {
    flex-basis: 100%;
  }
  .lone {
    align-self: flex-start;
  }
  .lone .option-text {
    display: block;
  }

  input[type='radio'],
  input[type='checkbox'] {
    flex: none;
    display: grid;
    place-content: center;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: calc((1.47 * var(--ui-size-body, 0.9375rem) - 1.125rem) / 2) 0;
    appearance: none;
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_radius-mark);
    cursor: inherit;
  }
  input[type='radio'] {
    border-radius: 50%;
  }
  .option :focus-visible {
    outline: none;
  }
  input[type='checkbox']:checked,
  input[type='radio']:checked {
    background: var(--_accent);
    border-color: var(--_accent);
  }
  input[type='radio']:checked::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    background: var(--_on-accent);
    border-radius: 50%;
  }
  input[type='checkbox']:checked::before {
    content: '';
    inline-size: 0.3125rem;
    block-size: 0.5625rem;
    margin-block-start: -2px;
    border: solid var(--_on-accent);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  input.switch[type='checkbox'] {
    place-content: center start;
    inline-size: 2rem;
    padding-inline: 2px;
    border-radius: 0.5625rem;
  }
  input.switch[type='checkbox']::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin: 0;
    background: var(--_control);
    border: 0;
    border-radius: 50%;
    rotate: none;
    transition: translate var(--_quick);
  }
  input.switch[type='checkbox']:checked::before {
    background: var(--_on-accent);
    translate: 0.875rem 0;
  }
  input.switch[type='checkbox']:checked:dir(rtl)::before {
    translate: -0.875rem 0;
  }

  .list {
    display: flex;
    flex-direction: column;
    gap: var(--_space-3);
  }
  .scroll {
    max-block-size: 14rem;
    flex-direction: column;
    flex-wrap: nowrap;
    gap: 0;
    overflow-y: auto;
    border: 1px solid var(--_hairline);
    border-radius: var(--_radius-control);
  }
  .scroll .option {
    flex: none;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
  .scroll .option:has(:focus-visible) {
    outline-offset: -2px;
  }
  .scroll .note {
    padding: var(--_space-4);
  }

  .stepper {
    display: flex;
    gap: var(--_space-3);
    max-inline-size: 14rem;
  }
  .stepper .control {
    flex: 1;
    text-align: center;
  }
  .step {
    flex: none;
    inline-size: var(--_height);
    block-size: var(--_height);
    font: 400 var(--_title) var(--_font);
    color: var(--_text);
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_radius-control);
    cursor: pointer;
  }
  .step:hover,
  .step[aria-disabled] {
    background: var(--_sunken);
  }
  .step[aria-disabled] {
    border-color: var(--_hairline);
    cursor: default;
  }
  .slider {
    display: flex;
    align-items: center;
    gap: var(--_space-4);
    min-block-size: var(--_height);
  }
  .slider input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 24px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .slider [aria-disabled],
  .control[aria-readonly] {
    pointer-events: none;
  }
  .slider .unset {
    accent-color: var(--_control);
  }
  .slider output {
    min-inline-size: 3rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .readings {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
  }
  .audience {
    justify-content: flex-end;
  }

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
    .option {
      flex-basis: 100%;
    }
  }
  @media (pointer: coarse) {
    .readings .button,
    .slider input {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    input[type='radio'],
    input[type='checkbox'],
    input.switch[type='checkbox'] {
      appearance: auto;
    }
    input[type='radio']::before,
    input[type='checkbox']::before,
    input.switch[type='checkbox']::before {
      display: none;
    }
    .option {
      border-width: 2px;
    }
    .option:has(:checked) {
      border-color: Highlight;
    }
    .control[aria-invalid] {
      border-width: 2px;
    }
  }
`;
