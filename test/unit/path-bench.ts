/** A submit path in a test's hands: an element that isn't one, its page, the chunk with the hash. */
import type { Source } from '../../src/contract/commands.js';
import type { State } from '../../src/contract/status.js';
import { submissionId } from '../../src/core/submit/id.js';
import { UiSubmitEvent } from '../../src/ui/events.js';
import type { Hash } from '../../src/ui/hash.js';
import { Part } from '../../src/ui/part.js';
import { SubmitPath, type Sending } from '../../src/ui/submit-path.js';

export const ARTIFACT: Source = { artifact: { id: 'f', version: 1 } };
export const ASK: Source = { ask: { run_id: 'r', tool_call_id: 't' } };
export const CHUNK: Hash = { submissionId };
export const SENDING: Sending = { values: { a: ['x'] }, submissions: 'many', source: ARTIFACT, viewer: undefined };
export const tick = (): Promise<void> => new Promise((done) => setImmediate(done));

/** An element that isn't one, its page, and the chunk in the test's hands. */
export class Bench extends EventTarget {
  timeout = 1000;
  isConnected = true;
  readonly told: State[] = [];
  readonly events: UiSubmitEvent[] = [];
  loads = 0;
  come: (chunk: Hash) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;
  readonly hash = new Part<Hash>(() => {
    this.loads += 1;
    return new Promise<Hash>((resolve, reject) => {
      this.come = resolve;
      this.fail = reject;
    });
  });
  readonly path = new SubmitPath(this, (now) => this.told.push(now.state), this.hash);

  constructor() {
    super();
    this.addEventListener('ui-submit', (event) => {
      if (event instanceof UiSubmitEvent) this.events.push(event);
      event.preventDefault();
    });
  }
  get state(): State {
    return this.path.machine.state;
  }
  get refusedAs(): string | undefined {
    return this.path.machine.refusedAs;
  }
}
