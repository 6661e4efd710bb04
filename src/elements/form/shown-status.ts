/** A form's status as the page reads it: what the machine says, closed by content or deadline, with the host's count. */
import type { Status } from '../../contract/status.js';
import { statusFrom } from '../../ui/host-words.js';

export class ShownStatus {
  #assigned = false;
  /** How many have answered, as the host said last; a send doesn't change that (F-10). */
  #count: number | undefined;

  /**
   * @param status What the host assigns; outside data.
   * @param now What the machine says.
   * @returns what to tell the machine; undefined for what is no status, and for a count alone to a form that is answered: it
   * takes no receipt away.
   */
  assign(status: unknown, now: Status): Status | undefined {
    const read = statusFrom(status);
    if (!read) return undefined;
    const { count, ...rest } = read;
    this.#assigned = true;
    this.#count = count;
    const counted = count !== undefined && rest.state === 'answered' && Object.keys(rest).length === 1;
    return counted && now.state === 'answered' ? undefined : read;
  }

  /** `status` wins over `content.closed`; over a deadline only what is no longer open wins. */
  of(machine: Status, closed: boolean, over: boolean): Status {
    const shown: Status = machine.state === 'open' && (over || (closed && !this.#assigned)) ? { state: 'closed' } : machine;
    return this.#count === shown.count ? shown : { ...shown, count: this.#count };
  }
}
