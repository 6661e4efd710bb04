import { UiForm } from '../elements/form/ui-form.js';

// the bundle may be on a page twice
if (!customElements.get('ui-form')) customElements.define('ui-form', UiForm);

declare global {
  interface HTMLElementTagNameMap {
    'ui-form': UiForm;
  }
}
