/** The few lines of DOM that the demo's files share. Text is only ever text: no markup from strings. */

/** The element of this id; a missing one is a mistake in index.html. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`index.html has no ${type.name} with the id ${id}`);
  return found;
}

/** A new element with a class and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

/** Options of a select, from values and what they are called. */
export function options(entries: Iterable<readonly [value: string, label: string]>): HTMLOptionElement[] {
  return Array.from(entries, ([value, label]) => new Option(label, value));
}
