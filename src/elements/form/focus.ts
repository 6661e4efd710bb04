/** Where the focus of a form goes. */

/** Asks that have appeared on this page, by tool call; each could take the focus then, and never again (L-17). */
const appeared = new Set<string>();

/**
 * To be asked once, when a form is first drawn.
 * @param late the element was attached after the page's load: the person did not come here for something else.
 * @returns whether a paused ask may take the focus: nothing else holds it, and the person is looking.
 */
export function takesFocus(ask: string | undefined, late = false): boolean {
  if (ask === undefined || appeared.has(ask)) return false;
  appeared.add(ask);
  const { activeElement, body, documentElement, hidden } = document;
  return late && !hidden && (activeElement === null || activeElement === body || activeElement === documentElement);
}

/** Focuses a field's control: of a group the one chosen, else the first. */
export function focusField(root: ShadowRoot | null, name: string | undefined): void {
  const field = [...(root?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    (element) => element.dataset['field'] === name,
  );
  const controls = [...(field?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
  (controls.find((control) => control.checked) ?? controls[0])?.focus();
}
