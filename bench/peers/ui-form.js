/** ui-form as it is published: dist/define/ui-form.js and what that imports. */
/* global document */
import 'inlay-ui/define/ui-form.js';
import { schemaOf } from '../forms.js';

export function mount(root, fields, { values, send }) {
  const form = document.createElement('ui-form');
  // an artifact's form: its submission has an id to derive, which loads the hash with the first edit
  form.source = { artifact: { id: 'bench', version: 1 } };
  form.content = {
    title: 'Bench',
    schema: schemaOf(fields),
    ui: {
      properties: Object.fromEntries(
        fields.filter(({ kind }) => kind === 'long').map(({ name }) => [name, { widget: 'textarea' }]),
      ),
    },
  };
  if (values) form.values = values;
  form.addEventListener('ui-submit', (event) => {
    event.respondWith(new Promise(() => undefined)); // the others know no answer either
    send(event.values);
  });
  root.append(form);
  return { unmount: () => form.remove() };
}
