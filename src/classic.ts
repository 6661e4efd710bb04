/** The one-file build for a plain `<script>`, which can import nothing: every element and every language. */
import './define/ui-form.js';
import { ar } from './locales/ar.js';
import { de } from './locales/de.js';
import { addLocale } from './ui/strings.js';

addLocale('ar', ar);
addLocale('de', de);
