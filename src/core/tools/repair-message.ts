import type { Problem } from '../../contract/problems.js';

/** Longest replacement that is written out, in UTF-16 units; a longer one is told by its message alone. */
const LONGEST = 2000;

function line({ path, message, replace }: Problem): string {
  const json = replace === undefined ? undefined : JSON.stringify(replace);
  if (json === undefined || json.length > LONGEST) return `- ${message}`;
  return `- ${message} ${message.includes(json) ? `Put it at ${path}.` : `Put at ${path}: ${json}`}`;
}

/**
 * What to send back to a model, as a tool's result or as a message, so that its next try is accepted: one line a problem,
 * with the JSON to paste where it is known.
 * @param problems Of any check. Repaired ones are told too: the model had better not write them again.
 * @returns Plain text; '' for no problem.
 */
export function repairMessage(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const refused = problems.some(({ severity }) => severity === 'refused');
  const head = refused
    ? 'Nothing was shown. Correct all of this and call the tool again with the whole input:'
    : 'It was shown, with these repairs. Do better next time:';
  return [head, ...problems.map(line)].join('\n');
}
