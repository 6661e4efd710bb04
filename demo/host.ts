/**
 * The server of this page, simulated. It keeps what it serves and what was answered, checks each command as a real one
 * would, and behaves as it is told to, so that every outcome can be seen.
 */
import { checkForm, checkSubmission } from '../src/core/index.js';
import type { FormContent, HostOutcome, Refusal, Source, SubmitCommand, Viewer } from '../src/index.js';
import { nextVersion } from './next-version.js';
import { otherAnswer } from './other-answer.js';

/** Who looks at this page, as the server knows them. */
export const VIEWER: Viewer & { readonly principal: string } = { principal: 'you' };

export const BEHAVIOURS = {
  now: ['takes it at once', 'Checked with checkSubmission, recorded, and answered.'],
  slow: ['takes it after 3 seconds', 'The form waits and can’t be sent twice.'],
  field: ['refuses a field', 'validation_failed, with a problem for one field.'],
  silent: ['never answers', 'After 4 seconds the form says that it is not known whether this arrived.'],
  taken: ['says it was answered already', 'invalid_state, with who answered and what.'],
  changed: ['says the form has changed', 'changed, with the new version; happens once for each form.'],
  closed: ['says the form is closed', 'closed. What was typed stays in sight.'],
  forbidden: ['says you may not', 'forbidden: this person may not start a turn of the agent.'],
  off: ['has forms turned off', 'not_enabled.'],
  error: ['fails with a 500', 'Nobody knows what a failing server has done: not known.'],
} as const satisfies Record<string, readonly [label: string, note: string]>;

export type Behaviour = keyof typeof BEHAVIOURS;

interface Served {
  content: FormContent;
  source: Source;
  wasChanged: boolean;
}
type Taken = Pick<Refusal, 'by' | 'at' | 'values'>;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const refuse = (code: string, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({ ok: false, code, ...more });

/** What a command answers: the tool call of a paused run, or a form. */
function answeredBy(command: SubmitCommand): string {
  if (command.type === 'answer_deferred') return command.tool_call_id;
  return 'form' in command.data ? command.data.form : command.id;
}

const valuesOf = (command: SubmitCommand) => (command.type === 'answer_deferred' ? command.answer : command.data.values);

export class Host {
  behaviour: Behaviour = 'now';
  readonly #served = new Map<string, Served>();
  readonly #taken = new Map<string, Taken>();
  /** Told of each answer that was recorded. */
  readonly #recorded: (command: SubmitCommand) => void;

  constructor(recorded: (command: SubmitCommand) => void) {
    this.#recorded = recorded;
  }

  /** Keeps a form that is about to be shown; content that is refused is kept nowhere. */
  serve(source: Source, content: unknown): void {
    const form = checkForm(content);
    const id = source.ask?.tool_call_id ?? source.artifact?.id;
    if (form.ok && id !== undefined) this.#served.set(id, { content: form.value, source, wasChanged: false });
  }

  /** What `respondWith` is given. */
  async take(command: SubmitCommand): Promise<HostOutcome> {
    switch (this.behaviour) {
      case 'silent':
        return new Promise<never>(() => undefined);
      case 'error':
        return new Response('Out of order', { status: 500 });
      case 'off':
        return refuse('not_enabled');
      case 'forbidden':
        return refuse('forbidden');
      case 'field':
        return refuse('validation_failed', { problems: [this.#problemOf(command)] });
      case 'slow':
        await pause(3000);
        return this.#record(command);
      case 'taken':
        return this.#record(command, this.#answeredBefore(command));
      case 'changed':
        return this.#change(command) ?? this.#record(command);
      case 'closed':
        this.#close(command);
        return this.#record(command);
      case 'now':
        return this.#record(command);
    }
  }

  #answeredBefore(command: SubmitCommand): Taken {
    const content = this.#served.get(answeredBy(command))?.content;
    const at = new Date(Date.now() - 3_600_000).toISOString();
    return { by: 'the night shift', at, values: content ? otherAnswer(content) : {} };
  }

  /** The check that every real server does, whatever the page sent. */
  #record(command: SubmitCommand, takenBefore?: Taken): HostOutcome {
    const served = this.#served.get(answeredBy(command));
    const key = command.type === 'answer_deferred' ? command.tool_call_id : command.id;
    const taken = takenBefore ?? this.#taken.get(key);
    const to = served && {
      content: served.content,
      ...served.source.artifact,
      ...(served.source.ask && { ask: served.source.ask }),
    };
    const verdict = checkSubmission(command, to, { principal: VIEWER.principal, ...(taken && { taken }) });
    if (!verdict.ok) return verdict;
    const at = new Date().toISOString();
    this.#taken.set(key, { by: 'you', at, values: valuesOf(verdict.value) });
    this.#recorded(verdict.value);
    return { ok: true, by: 'you', at };
  }

  /** A form of an artifact has a version, so that the check finds the change itself; a paused question has none. */
  #change(command: SubmitCommand): Refusal | undefined {
    const served = this.#served.get(answeredBy(command));
    if (!served || served.wasChanged) return undefined;
    served.wasChanged = true;
    served.content = nextVersion(served.content);
    const { artifact } = served.source;
    if (!artifact) return refuse('changed', { content: served.content, source: served.source });
    served.source = { ...served.source, artifact: { id: artifact.id, version: Number(artifact.version) + 1 } };
    return undefined;
  }

  #close(command: SubmitCommand): void {
    const served = this.#served.get(answeredBy(command));
    if (served) served.content = { ...served.content, closed: true };
  }

  #problemOf(command: SubmitCommand) {
    const name = Object.keys(valuesOf(command))[0] ?? '';
    const path = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return {
      code: 'wrong_value',
      path,
      message: 'Our records say something else. Please check this.',
      severity: 'refused',
    } as const;
  }
}
