/** Controls with text in them, sliders and steppers. */
import { css } from 'lit';

export const controls = css`
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
  }
  .control::placeholder {
    color: var(--_quiet);
    opacity: 1;
  }
  /* only under the pointer: a form that is locked would else move fifty borders at once */
  .control:hover {
    border-color: var(--_text);
    transition: border-color var(--_quick);
  }
  .control:focus-visible {
    border-color: var(--_focus);
  }
  /* WebKit gives the focus to a part of a picker, and :focus-visible to nobody */
  .date:focus,
  .time:focus,
  .date-time:focus {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
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

  @media (pointer: coarse) {
    .readings .button,
    .slider input {
      min-block-size: 44px;
    }
  }
  @media print {
    textarea.control {
      max-block-size: none;
    }
  }
  @media (forced-colors: active) {
    .control[aria-invalid] {
      border-width: 2px;
    }
  }
`;
