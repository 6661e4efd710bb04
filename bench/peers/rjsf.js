/** React JSON Schema Form with its own theme (bare elements), its Ajv validator, errors under the fields. */
/* global document */
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { schemaOf } from '../forms.js';

const WIDGETS = { long: 'textarea', radio: 'radio', many: 'checkboxes' };
let forms = 0;

export function mount(root, fields, { values, send }) {
  const box = root.appendChild(document.createElement('div'));
  const react = createRoot(box);
  const ui = fields.map(({ name, kind }) => [name, WIDGETS[kind] ? { 'ui:widget': WIDGETS[kind] } : {}]);
  const form = createElement(Form, {
    schema: { title: 'Bench', ...schemaOf(fields) },
    uiSchema: Object.fromEntries(ui),
    idPrefix: `r${forms++}`,
    validator,
    formData: values,
    noHtml5Validate: true,
    showErrorList: false,
    focusOnFirstError: true,
    onSubmit: ({ formData }) => send(formData),
  });
  flushSync(() => react.render(form));
  return {
    unmount: () => {
      react.unmount();
      box.remove();
    },
  };
}
