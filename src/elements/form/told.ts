/**
 * All that a form says besides its fields and buttons: what became of it, what was answered, a question before a second send.
 * One part, loaded when there is something to say, or soon may be.
 */
import { dialogs } from '../../ui/dialog.styles.js';
import { notices } from '../../ui/notice.styles.js';
import { receipts } from './receipt.styles.js';

export { Dialog } from '../../ui/dialog.js';
export { answered } from './answered.js';
export { carried } from './carried.js';
export { copyReceipt, receiptText } from './receipt.js';
export { outcomeNotice, sendAgainQuestion, standing } from './states.js';

/** What it is drawn with. */
export const styles = [notices, dialogs, receipts];
