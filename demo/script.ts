/** What the agent says, step by step. It stands for a model and its run: nothing here knows how a form is drawn. */
import { checkForm, repairMessage } from '../src/core/index.js';
import type { Source, SubmitCommand, UiForm } from '../src/index.js';
import { contact, contactAsEmitted, incident, signUp } from './contents.js';
import { VIEWER, type Host } from './host.js';
import type { Thread } from './thread.js';

const MADE_BY = { agent: 'Maintenance' };

export class Agent {
  readonly #thread: Thread;
  readonly #host: Host;
  /** Tool calls whose run waits for an answer, and how the run goes on. */
  readonly #paused = new Map<string, () => void>();
  #count = 0;

  /** What the person can ask for, and how the agent goes about it. */
  readonly steps: readonly (readonly [request: string, step: () => void])[] = [
    ['Report an incident', this.#reportIncident.bind(this)],
    ['Open a sign-up', this.#openSignUp.bind(this)],
    ['Send a wrong schema', this.#sendWrongSchema.bind(this)],
    ['Write a form slowly', this.#writeSlowly.bind(this)],
    ['Go back 200 forms', this.#goBack.bind(this)],
  ];

  constructor(thread: Thread, host: Host) {
    this.#thread = thread;
    this.#host = host;
  }

  /** A message in the chat answers no form: a paused run goes on with its own answer only. */
  reply(): void {
    this.#thread.say(
      this.#paused.size > 0
        ? 'I have read that, and the form above still waits: a message in the chat doesn’t answer a form. Please fill it in there.'
        : 'I follow a script here. A message in the chat doesn’t answer a form; the buttons below bring new ones.',
    );
  }

  /** The host recorded an answer: the run that waited for it goes on. */
  resume(command: SubmitCommand): void {
    if (command.type === 'create_artifact') {
      this.#thread.say('Your sign-up is in. The form stays here for the others.');
      return;
    }
    const goOn = this.#paused.get(command.tool_call_id);
    this.#paused.delete(command.tool_call_id);
    goOn?.();
  }

  #reportIncident(): void {
    this.#thread.say('Sorry to hear that. I have stopped here until you have told me this much:');
    this.#ask(incident, 'You and the maintenance crew', () => {
      this.#thread.say('Thank you. The report is filed and the crew is told. I can open a sign-up for helpers too.');
    });
  }

  #openSignUp(): void {
    this.#thread.say('Here is the sign-up. I don’t wait for it: everyone can answer once, now or later.');
    const source: Source = {
      artifact: { id: this.#next('form'), version: 1 },
      made_by: MADE_BY,
      audience: 'Everyone in this chat',
    };
    this.#host.serve(source, signUp);
    this.#thread.show({ content: signUp, source, viewer: VIEWER, status: { state: 'open', count: 3 } });
  }

  /** As a conversation of a year would look: every form in it can still be answered. */
  #goBack(): void {
    this.#thread.say('These are the forms of a long conversation. Scroll, and answer any of them.');
    for (let n = 0; n < 200; n++) {
      const content = [incident, signUp, contact][n % 3];
      const source = { artifact: { id: this.#next('old'), version: 1 }, made_by: MADE_BY };
      if (content) this.#host.serve(source, content);
      this.#thread.show({ content, source, viewer: VIEWER });
    }
  }

  /** The first try is refused, what is wrong goes back to the model, and the second try is right. */
  #sendWrongSchema(): void {
    this.#thread.say('I need somebody to call. Here is the form:');
    this.#thread.show({ content: contactAsEmitted, source: this.#newAsk() });
    const verdict = checkForm(contactAsEmitted);
    this.#thread.showTraffic('Goes back to the model', repairMessage(verdict.problems));
    this.#thread.say('That was not a form that can be shown. Once more:');
    this.#ask(contact, 'The maintenance crew', () => {
      this.#thread.say('Thank you. They will be called before the crew comes.');
    });
  }

  /** As a model writes, some characters at a time, and what is known of all fields before the fields. */
  #writeSlowly(): void {
    this.#thread.say('You can read it while I write, and fill it in when it is whole:');
    const { schema, ...rest } = incident;
    const { properties, ...root } = schema;
    const text = JSON.stringify({ ...rest, schema: { ...root, properties } });
    const form = this.#ask(
      '',
      'The maintenance crew',
      () => {
        this.#thread.say('Thank you, that is all I need.');
      },
      incident,
    );
    form.streaming = true;
    let end = 0;
    const more = setInterval(() => {
      end += 6;
      form.content = text.slice(0, end);
      if (end < text.length) return;
      form.streaming = false;
      clearInterval(more);
    }, 30);
  }

  #ask(content: unknown, audience: string, goOn: () => void, whole = content): UiForm {
    const source = { ...this.#newAsk(), audience };
    this.#paused.set(source.ask.tool_call_id, goOn);
    this.#host.serve(source, whole);
    return this.#thread.show({ content, source });
  }

  #newAsk() {
    return { ask: { run_id: 'run_1', tool_call_id: this.#next('call') }, made_by: MADE_BY };
  }

  #next(kind: string): string {
    this.#count += 1;
    return `${kind}_${String(this.#count)}`;
  }
}
