/** The playground: pasted JSON is drawn as a form, or refused with its problems, as one types. The text is never touched. */
import { checkForm, repairMessage } from '../src/core/index.js';
import { byId, make, options } from './dom.js';
import { EXAMPLES } from './examples.js';
import { VIEWER, type Host } from './host.js';
import { read } from './reading.js';
import { makeForm } from './thread.js';

export function startPlayground(host: Host): void {
  const json = byId('json', HTMLTextAreaElement);
  const example = byId('example', HTMLSelectElement);
  const lower = byId('lower', HTMLInputElement);
  const verdict = byId('verdict', HTMLElement);
  const stage = byId('stage', HTMLElement);
  const told = byId('told', HTMLElement);
  const repair = byId('repair', HTMLElement);
  const artifact = { id: 'playground', version: 0 };

  /** The element keeps what was typed into the form while its JSON is edited; another example is another form. */
  const draw = (another: boolean): void => {
    const shown = stage.querySelector('ui-form');
    const form = another || shown?.status.state !== 'open' ? undefined : shown; // one that was answered stays so
    const { content, as, changes } = read(json.value, lower.checked);
    const checked = checkForm(content);
    artifact.version += 1;
    if (!form) artifact.id = `playground_${String(artifact.version)}`;
    const source = { artifact: { ...artifact } };
    host.serve(source, content);
    if (form) Object.assign(form, { content, source });
    else stage.replaceChildren(makeForm({ content, source, viewer: VIEWER }));
    const lowered = changes.length > 0 ? ` Lowered: ${changes.join(' ')}` : '';
    const { length } = checked.problems;
    verdict.textContent = checked.ok ? `Read as ${as}: drawn.${lowered}` : `Read as ${as}: refused, ${String(length)} to mend.`;
    told.hidden = checked.ok;
    repair.textContent = repairMessage(checked.problems);
  };

  let waiting = 0;
  const drawSoon = (): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => {
      draw(false);
    });
  };
  const pick = (): void => {
    json.value = JSON.stringify(EXAMPLES.flatMap((group) => group.examples)[example.selectedIndex]?.content, null, 2);
    draw(true);
  };

  for (const { title, examples } of EXAMPLES) {
    const group = make('optgroup', '', ...options(examples.map(({ name }) => [name, name] as const)));
    group.label = title;
    example.append(group);
  }
  example.addEventListener('change', pick);
  json.addEventListener('input', drawSoon);
  lower.addEventListener('change', () => {
    draw(true);
  });
  if (json.value === '') pick();
  else draw(true); // a reload kept the text
}
