/** Wires the page: the elements are registered, one listener on each place serves all forms in it. */
import '../src/all.js';
import { byId, make, options } from './dom.js';
import { BEHAVIOURS, Host, type Behaviour } from './host.js';
import { EventLog } from './log.js';
import { startPlayground } from './playground.js';
import { Agent } from './script.js';
import { startSettings } from './settings.js';
import { Thread } from './thread.js';
import { startViews } from './views.js';

startSettings();
startViews();

const log = new EventLog(byId('log', HTMLElement), byId('log-empty', HTMLElement));
byId('clear', HTMLButtonElement).addEventListener('click', () => {
  log.clear();
});

const place = byId('thread', HTMLElement);
const thread = new Thread(place);
const host: Host = new Host((command) => {
  agent.resume(command);
});
const agent: Agent = new Agent(thread, host);

/** All that a host page has to do: send the command, and hand over the promise of what comes of it. */
function serveForms(place: HTMLElement): void {
  place.addEventListener('ui-submit', (event) => {
    const { answer, command, values, warnings } = event;
    log.add('ui-submit', { answer, command, values, warnings });
    const outcome = command ? host.take(command) : Promise.resolve({ ok: true } as const);
    event.respondWith(outcome);
    void outcome.then((came) => {
      log.add('host', came instanceof Response ? { status: came.status } : came);
    });
  });
  place.addEventListener('ui-change', ({ target, values, valid, warnings }) => {
    log.add('ui-change', { values, valid, warnings }, target);
  });
  place.addEventListener('ui-refused', ({ problems }) => {
    log.add('ui-refused', { problems });
  });
}

const behaviour = byId('behaviour', HTMLSelectElement);
behaviour.append(...options(Object.entries(BEHAVIOURS).map(([value, [label]]) => [value, label] as const)));
const behave = (): void => {
  host.behaviour = behaviour.value as Behaviour;
  byId('behaviour-note', HTMLElement).textContent = BEHAVIOURS[host.behaviour][1];
};
behaviour.addEventListener('change', behave);
behave();

for (const [request, step] of agent.steps) {
  const button = make('button', 'suggestion', request);
  button.type = 'button';
  button.addEventListener('click', () => {
    thread.hear(request);
    step();
  });
  byId('suggestions', HTMLElement).append(button);
}

const message = byId('message', HTMLInputElement);
byId('composer', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const text = message.value.trim();
  if (text === '') return;
  message.value = '';
  thread.hear(text);
  agent.reply();
});

serveForms(place);
serveForms(byId('stage', HTMLElement));
startPlayground(host);
thread.recall('There is water coming through the ceiling of the workshop.');
agent.steps[0]?.[1]();
