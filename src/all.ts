/** Registers every element: the script-tag file. */
import './define/ui-form.js';

export * from './index.js';
