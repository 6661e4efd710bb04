/** The hash library, loaded with the first submit that needs it (L-12). */
import type { submissionId } from '../core/submit/id.js';
import { Part } from './part.js';

export interface Hash {
  readonly submissionId: typeof submissionId;
}

export const hash = new Part<Hash>(() => import('../core/submit/id.js'));
