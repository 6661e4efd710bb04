/** JSON Forms with its vanilla renderers. It has no send button of its own: the page adds one, as its docs say. */
/* global document */
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createElement, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { schemaOf } from '../forms.js';

const OPTIONS = { long: { multi: true }, radio: { format: 'radio' } };

function Page({ schema, uischema, values, send }) {
  const now = useRef({ data: values, errors: [] });
  const [mode, setMode] = useState('ValidateAndHide');
  const form = createElement(JsonForms, {
    schema,
    uischema,
    data: values,
    renderers: vanillaRenderers,
    cells: vanillaCells,
    validationMode: mode,
    onChange: (state) => (now.current = state),
  });
  const press = () => {
    if (now.current.errors.length > 0) setMode('ValidateAndShow');
    else send(now.current.data);
  };
  return createElement(
    'div',
    {},
    createElement('h3', {}, 'Bench'),
    form,
    createElement('button', { type: 'submit', onClick: press }, 'Send'),
  );
}

export function mount(root, fields, { values = {}, send }) {
  const box = root.appendChild(document.createElement('div'));
  const react = createRoot(box);
  const elements = fields.map(({ name, kind }) => ({ type: 'Control', scope: `#/properties/${name}`, options: OPTIONS[kind] }));
  const uischema = { type: 'VerticalLayout', elements };
  flushSync(() => react.render(createElement(Page, { schema: schemaOf(fields), uischema, values, send })));
  return {
    unmount: () => {
      react.unmount();
      box.remove();
    },
  };
}
