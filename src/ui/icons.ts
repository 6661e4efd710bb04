/** Small line icons. None stands without its word (PF-6), so all are hidden from assistive technology. */
import { svg, html, type TemplateResult } from 'lit';

const PATHS = {
  ok: svg`<path d="m3.5 8.5 3 3 6-7" />`,
  bad: svg`<circle cx="8" cy="8" r="6.25" /><path d="M8 4.75v4M8 11.2v.1" />`,
  warn: svg`<path d="M8 2.25 14.5 13.5h-13z" /><path d="M8 6.5v3M8 11.6v.1" />`,
  info: svg`<circle cx="8" cy="8" r="6.25" /><path d="M8 7.25v4M8 4.7v.1" />`,
  lock: svg`<rect x="3.25" y="7" width="9.5" height="6.75" rx="1.5" /><path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" />`,
  wait: svg`<circle cx="8" cy="8" r="6.25" /><path d="M8 4.5V8l2.25 1.5" />`,
  agent: svg`<rect x="2.75" y="5.25" width="10.5" height="7.5" rx="2" /><path d="M8 5.25v-2.5M5.75 8.5v.75M10.25 8.5v.75" />`,
  chevron: svg`<path d="m4 6.5 4 4 4-4" />`,
  people: svg`<circle cx="6" cy="5.5" r="2.25" /><path d="M1.75 13c.4-2.5 2-3.75 4.25-3.75S9.85 10.5 10.25 13M10.5 3.5a2.1 2.1 0 0 1 0 4M12 9.6c1.3.5 2 1.6 2.25 3.4" />`,
} as const;

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): TemplateResult {
  return html`<svg
    class="icon"
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${PATHS[name]}
  </svg>`;
}
