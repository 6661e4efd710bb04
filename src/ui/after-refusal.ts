/** What a host's refusal does to what was sent. */
import type { Refusal, State, Status } from '../contract/status.js';

const AFTER_REFUSAL = new Map<string, State>([
  ['validation_failed', 'open'],
  ['forbidden', 'open'],
  ['invalid_state', 'answered'],
  ['changed', 'changed'],
  ['closed', 'closed'],
  ['not_enabled', 'off'],
]);

/** A code of the host's own leaves it open. */
export const stateAfter = ({ code }: Refusal): State => AFTER_REFUSAL.get(code) ?? 'open';

/** The parts of a refusal that a status carries. */
export function statusOf(state: State, refusal: Refusal): Status {
  const { problems, by, at, values, content, source, message } = refusal;
  return {
    state,
    ...(problems && { problems }),
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(values && { values }),
    ...(content !== undefined && { content }),
    ...(source && { source }),
    ...(message !== undefined && { reason: message }),
  };
}
