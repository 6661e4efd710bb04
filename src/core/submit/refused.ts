/** A refusal by the checks for servers. */
import type { Problem, RefusalCode } from '../../contract/problems.js';
import type { Refusal } from '../../contract/status.js';

/** As every verdict it has problems, if none. */
export type Refused = Refusal & { readonly code: RefusalCode; readonly problems: readonly Problem[] };

export const refused = (code: RefusalCode, problems: readonly Problem[] = []): Refused => ({ ok: false, code, problems });
