/** A status machine on a bench: what it told, and a submit that has left the page. */
import assert from 'node:assert/strict';
import type { State } from '../../src/contract/status.js';
import { SubmitMachine, type Outcome, type Submit } from '../../src/ui/status.js';

export const OK: Outcome = { is: 'ok' };
export const UNKNOWN: Outcome = { is: 'unknown' };
export const refused = (code: string): Outcome => ({ is: 'refused', refusal: { ok: false, code } });

export function bench(): { machine: SubmitMachine; told: State[]; begin: () => Submit } {
  const told: State[] = [];
  let nonces = 0;
  const machine = new SubmitMachine((now) => told.push(now.state));
  const begin = (): Submit => {
    const submit = machine.begin({ a: 1 }, () => `nonce-${String(++nonces)}`);
    assert.ok(submit && machine.leave(submit));
    return submit;
  };
  return { machine, told, begin };
}
