/** Where the focus of a form goes. */
import type { Source } from '../../contract/commands.js';

/** Asks that have appeared on this page, by run and tool call; each could take the focus then, and never again (L-17). */
const appeared = new Set<string>();

/**
 * To be asked once, when a form is first drawn.
 * @param late the element was attached after the page's load: the person did not come here for something else.
 * @returns whether a paused ask may take the focus: nothing else holds it, and the person is looking.
 */
export function takesFocus(ask: Source['ask'], late = false): boolean {
  const key = ask && JSON.stringify([ask.run_id, ask.tool_call_id]);
  if (key === undefined || appeared.has(key)) return false;
  appeared.add(key);
  const { activeElement, body, documentElement, hidden } = document;
  return late && !hidden && (activeElement === null || activeElement === body || activeElement === documentElement);
}

/** Focuses a field's control: of a group the one chosen, else the first. The filter of a list is not what is wrong. */
export function focusField(root: ShadowRoot | null, name: string | undefined): void {
  const field = [...(root?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    (element) => element.dataset['field'] === name,
  );
  const all = [...(field?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
  const controls = all.filter((control) => control.dataset['filter'] === undefined && control.closest('[hidden]') === null);
  (controls.find((control) => control.checked) ?? controls[0] ?? all[0])?.focus();
}

/** Never out of the person's hands: what they do elsewhere on the page goes on, and the alert is heard (PF-13). */
export function mayTakeFocus(form: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || form.matches(':focus-within');
}
