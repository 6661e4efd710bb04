import { expect } from '@open-wc/testing';
import { feed, mountStreaming, secrets, uiFirst } from './streamed.js';
import { all, control, unmountAll } from './support.js';

afterEach(unmountAll);

it('F-2 F-3 the warning stands under a field from its first drawing, and is what its control is described by', async () => {
  const form = await mountStreaming();
  const text = JSON.stringify(uiFirst(secrets));
  const first = new Map<string, number>();
  for (let end = 1; end <= text.length; end++) {
    if (!(await feed(form, text.slice(0, end)))) continue;
    for (const field of all(form, '[data-field]')) {
      const name = field.dataset['field'] ?? '';
      const warnings = [...field.querySelectorAll('.warning')];
      if (!first.has(name)) first.set(name, warnings.length);
      const ids = control(form, name).getAttribute('aria-describedby')?.split(' ') ?? [];
      for (const { id } of warnings) expect(ids).to.include(id);
    }
    if (end < text.length) expect(form.values, 'nothing is told before it is whole').to.deep.equal({});
  }
  expect([...first]).to.deep.equal([
    ['user', 0],
    ['pin', 1],
    ['api_key', 1],
    ['keep', 0],
  ]);
});
