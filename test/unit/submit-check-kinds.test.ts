/** What is answered is an action or an app. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS } from '../../src/contract/limits.js';
import type { Answered } from '../../src/core/submit/check-submission.js';
import type { Submitting } from '../../src/core/submit/command.js';
import { submissionId } from '../../src/core/submit/id.js';
import { command, verdict } from './submit-bench.js';

test('L-12 an action of a dashboard: its own policy, its name in the id, no values', () => {
  const panels = [
    { kind: 'text', markdown: '…' },
    {
      kind: 'actions',
      actions: [
        { name: 'restart', label: 'Restart' },
        { name: 'note', label: 'Note', submissions: 'many' },
      ],
    },
    { kind: 'buttons', actions: [{ name: 'off', label: 'Off', disabled: true }] },
  ];
  const board: Answered = { kind: 'dashboard', id: 'form_1', version: 3, content: { panels } };
  const press = (action: string, more: Partial<Submitting> = {}): unknown => command({ values: {}, action, ...more });
  assert.equal(verdict(press('restart'), board), 'ok');
  assert.equal(verdict(press('note', { submissions: 'many' }), board), 'ok');
  assert.deepEqual(verdict(press('note'), board), ['validation_failed', 'missing', '', 'nonce']);
  assert.deepEqual(verdict(press('off'), board), ['closed']);
  assert.deepEqual(verdict(press('other'), board), ['validation_failed', 'unknown_name', '', 'action']);
  const renamed = { ...(press('restart') as { data: object }) };
  renamed.data = { ...renamed.data, action: 'note' };
  assert.notEqual(verdict(renamed, board), 'ok');
  assert.deepEqual(verdict(command(), board), ['validation_failed', 'missing', '', '/data']);
});

test('L-12 an app’s submission is many, with any values up to 64 KB', () => {
  const app: Answered = { kind: 'app', id: 'form_1', version: 3, content: {} };
  const room = LIMITS.values - '{"a":""}'.length;
  const send = (size: number): unknown => verdict(command({ kind: 'app', values: { a: 'x'.repeat(size) } }), app);
  assert.equal(send(room), 'ok');
  assert.deepEqual((send(room + 1) as unknown[]).slice(0, 2), ['validation_failed', 'too-large']);
  const other = { ...(command({ kind: 'app' }) as object), id: submissionId({ submissions: 'once', id: 'form_1' }) };
  assert.deepEqual(verdict(other, app), ['validation_failed', 'bad_id', '', 'id']);
});
