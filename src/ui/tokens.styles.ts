/**
 * The token sheet: the only place with literal colours and sizes (PF-1). A page sets `--ui-<group>-<role>` anywhere
 * above an element; inside, elements read the same role as `--_<role>`. Values: the look of the project, `light-dark()`
 * so that they follow the page's `color-scheme` without a script.
 */
import { css } from 'lit';

export const tokens = css`
  :host {
    --_surface: var(--ui-color-surface, light-dark(#ffffff, #191c20));
    --_sunken: var(--ui-color-sunken, light-dark(#f2f5f7, #0f1215));
    --_raised: var(--ui-color-raised, light-dark(#ffffff, #22262b));
    --_text: var(--ui-color-text, light-dark(#1a2129, #e7eaed));
    --_quiet: var(--ui-color-quiet, light-dark(#545d67, #a3aab2));
    --_hairline: var(--ui-color-hairline, light-dark(#dce0e5, #343a40));
    --_control: var(--ui-color-control, light-dark(#7c8691, #717a83));
    --_accent: var(--ui-color-accent, light-dark(#125e9f, #81bbf7));
    --_accent-hover: var(--ui-color-accent-hover, light-dark(#04508c, #9dccfd));
    --_on-accent: var(--ui-color-on-accent, light-dark(#ffffff, #0b1723));
    --_accent-soft: var(--ui-color-accent-soft, light-dark(#e5f2ff, #1c2f44));
    /* follows a page's own accent; a faint one gives way to the text (ring.ts) */
    --_focus-asked: var(--ui-color-focus, var(--ui-color-accent, light-dark(#125e9f, #8cc3fc)));
    --_focus: var(--_focus-asked);
    --_ok: var(--ui-color-ok, light-dark(#1d754c, #86e5b4));
    --_ok-soft: var(--ui-color-ok-soft, light-dark(#e3f8e9, #173221));
    --_warn: var(--ui-color-warn, light-dark(#965d0d, #f3d489));
    --_warn-soft: var(--ui-color-warn-soft, light-dark(#fef2d9, #3b2a12));
    --_bad: var(--ui-color-bad, light-dark(#9b1014, #f67972));
    --_bad-soft: var(--ui-color-bad-soft, light-dark(#ffeeec, #47211e));
    /* a button that destroys */
    --_bad-fill: var(--ui-color-bad-fill, light-dark(#9b1014, #f67972));
    --_bad-fill-hover: var(--ui-color-bad-fill-hover, light-dark(#811213, #fa938c));
    --_on-bad: var(--ui-color-on-bad, light-dark(#ffffff, #240f0e));

    --_shadow: 0 12px 40px var(--ui-color-shadow, light-dark(rgb(0 0 0 / 0.18), rgb(0 0 0 / 0.6)));
    --_backdrop: var(--ui-color-backdrop, rgb(0 0 0 / 0.4));

    --_font: var(--ui-font-body, system-ui, sans-serif);
    --_font-mono: var(--ui-font-mono, ui-monospace, monospace);
    --_meta: var(--ui-size-meta, 0.8125rem) / 1.38;
    --_body: var(--ui-size-body, 0.9375rem) / 1.47;
    --_title: var(--ui-size-title, 1.0625rem) / 1.41;
    --_input: var(--ui-size-input, 1rem) / 1.5;

    --_space-2: 4px;
    --_space-3: 8px;
    --_space-4: 12px;
    --_space-5: 16px;
    --_space-6: 24px;
    --_radius-mark: var(--ui-radius-mark, 4px);
    --_radius-control: var(--ui-radius-control, 8px);
    --_radius-card: var(--ui-radius-card, 12px);
    --_height: var(--ui-size-control, 2.5rem);
    --_quick: 120ms cubic-bezier(0.2, 0, 0, 1);
    --_calm: 180ms cubic-bezier(0.2, 0, 0, 1);
  }
  :host(:state(compact)) {
    --_space-3: 4px;
    --_space-4: 8px;
    --_space-5: 12px;
    --_space-6: 16px;
    --_height: var(--ui-size-control, 2.25rem);
  }
  @media (pointer: coarse) {
    :host,
    :host(:state(compact)) {
      --_height: max(44px, var(--ui-size-control, 2.75rem));
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --_hairline: var(--_control);
      --_quiet: var(--_text);
      --_control: var(--_text);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_quick: 0s;
      --_calm: 0s;
    }
  }
`;
