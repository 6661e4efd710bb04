/** What is chosen by ticking: radios, checkboxes, switches, the long list. */
import { css } from 'lit';

export const choices = css`
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
  }
  .option:hover {
    background: var(--_sunken);
    transition:
      background-color var(--_quick),
      border-color var(--_quick);
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
    align-items: center;
    min-block-size: 44px;
    border: 0;
    border-inline-start: 2px solid transparent;
    border-radius: 0;
    box-shadow: none;
  }
  .scroll .option:has(:checked) {
    border-color: var(--_accent);
  }
  .scroll .option:has(:focus-visible) {
    outline-offset: -2px;
  }
  .scroll .note {
    padding: var(--_space-4);
  }

  @media print {
    .scroll {
      max-block-size: none;
    }
  }
  @container (max-width: 22rem) {
    .option {
      flex-basis: 100%;
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
  }
`;
