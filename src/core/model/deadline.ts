/** When a form's deadline is over, the same on a server and in the page (F-13). */
import { withoutLeap } from '../values/datetime.js';

/**
 * @param deadline RFC 3339 date-time, as `checkForm` accepts it.
 * @returns ms since 1970; the form is closed from the first ms after it.
 */
export function deadlineTime(deadline: string): number {
  const second = withoutLeap(deadline);
  // a leap second is over with the second after the one before it
  return Date.parse(second) + (second === deadline.toUpperCase() ? 0 : 1000);
}
