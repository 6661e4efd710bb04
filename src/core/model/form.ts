/** What a renderer draws, made from accepted content: every default decided, every order fixed, nothing left to look up. */
import type { FieldSchema, FieldValue, FormContent, SubmissionPolicy } from '../../contract/form.js';

type FieldKind = 'text' | 'number' | 'choice' | 'choices' | 'boolean';

/** The control that a field is drawn with. */
type Widget =
  | 'line'
  | 'textarea'
  | 'email'
  | 'url'
  | 'date'
  | 'time'
  | 'date-time'
  | 'number'
  | 'slider'
  | 'stepper'
  | 'radio'
  | 'select'
  | 'checkbox'
  | 'switch'
  | 'yes-no'
  | 'checkboxes'
  | 'list';

interface Choice {
  /** The wire value; never read back from the DOM, where it would be a string. */
  readonly value: string | number;
  readonly label: string;
  readonly description?: string;
}

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly widget: Widget;
  readonly label: string;
  readonly description?: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly required: boolean;
  /** Its label or name asks for a password, a key, a token, the number of a card (F-2). */
  readonly secret?: boolean;
  /** The property as written: its constraints. */
  readonly schema: FieldSchema;
  readonly choices: readonly Choice[];
  readonly initial?: FieldValue;
}

/** Fields in the order shown; a group without a title holds what no section names. */
export interface Group {
  readonly title?: string;
  readonly fields: readonly Field[];
}

export interface FormModel {
  readonly title?: string;
  readonly description?: string;
  readonly lang?: string;
  readonly groups: readonly Group[];
  /** All fields, in the order shown. */
  readonly fields: readonly Field[];
  readonly submitLabel?: string;
  /** One choice field and nothing else, answered by one click (F-6). */
  readonly submitOnChoice: boolean;
  readonly submissions: SubmissionPolicy;
  readonly closed: boolean;
  readonly decline: boolean;
  readonly deadline?: string;
}

/** Choices up to which all are shown at once. */
const RADIOS = 5;
const CHECKBOXES = 10;

const STRING_WIDGETS = { email: 'email', uri: 'url', date: 'date', time: 'time', 'date-time': 'date-time' } as const;

/** Nothing of these is seen: blanks, marks without a form of their own, the blank of Braille. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A title that shows nothing names nothing: it counts as absent. */
export const seen = (text: string | undefined): string | undefined =>
  text === undefined || UNSEEN.test(text) ? undefined : text;

/** A name or value in the place of a title; in quotes where it shows nothing itself. */
const asLabel = (own: string | number): string => seen(String(own)) ?? JSON.stringify(own);

function choicesOf(schema: FieldSchema): Choice[] {
  const from = schema.type === 'array' ? schema.items : schema;
  const titled = ('oneOf' in from ? from.oneOf : undefined) ?? ('anyOf' in from ? from.anyOf : undefined);
  if (titled) {
    return titled.map((choice) => ({
      value: choice.const,
      label: seen(choice.title) ?? asLabel(choice.const),
      ...(seen(choice.description) === undefined ? {} : { description: choice.description }),
    }));
  }
  const values: readonly (string | number)[] = ('enum' in from ? from.enum : undefined) ?? [];
  const names = 'enumNames' in from ? from.enumNames : undefined;
  return values.map((value, index) => ({ value, label: seen(names?.[index]) ?? asLabel(value) }));
}

function kindOf(schema: FieldSchema, choices: readonly Choice[]): FieldKind {
  if (schema.type === 'array') return 'choices';
  if (schema.type === 'boolean') return 'boolean';
  if (choices.length > 0) return 'choice';
  return schema.type === 'string' ? 'text' : 'number';
}

function widgetOf(schema: FieldSchema, kind: FieldKind, choices: readonly Choice[], asked: string | undefined): Widget {
  switch (kind) {
    case 'choice':
      if (asked === 'radio' || asked === 'select') return asked;
      return choices.length <= RADIOS ? 'radio' : 'select';
    case 'choices':
      if (asked === 'checkboxes' || asked === 'list') return asked;
      return choices.length <= CHECKBOXES ? 'checkboxes' : 'list';
    case 'boolean':
      return asked === 'switch' ? 'switch' : asked === 'radio' ? 'yes-no' : 'checkbox';
    case 'number':
      return asked === 'slider' || asked === 'stepper' ? asked : 'number';
    case 'text': {
      const format = schema.type === 'string' ? schema.format : undefined;
      if (format !== undefined) return STRING_WIDGETS[format];
      // a line would lose the breaks of what it starts with
      const breaks = typeof schema.default === 'string' && /[\r\n]/.test(schema.default);
      return asked === 'textarea' || breaks ? 'textarea' : 'line';
    }
  }
}

/** Names in the order of `ui.order`, then those it does not name, as the schema has them. A section keeps its own order. */
function ordered(names: readonly string[], order: readonly string[] = []): string[] {
  return [...order, ...names.filter((name) => !order.includes(name))];
}

/**
 * @param content Accepted by `checkForm`: nothing is checked again here.
 * @param asksForSecret By a field's label and name (`secret.ts`); where nobody types, nothing has to be known of it.
 */
export function formModel(
  content: FormContent,
  asksForSecret: (label: string, name: string) => boolean = () => false,
): FormModel {
  const { schema, ui = {} } = content;
  const required = new Set(schema.required);
  const hints = new Map(Object.entries(ui.properties ?? {}));
  const byName = new Map<string, Field>();
  // one click answers only where all choices can be seen
  const alone = ui.submit_on_choice === true && Object.keys(schema.properties).length === 1;
  for (const [name, property] of Object.entries(schema.properties)) {
    const hint = hints.get(name) ?? {};
    const choices = choicesOf(property);
    const kind = kindOf(property, choices);
    const label = seen(property.title) ?? asLabel(name);
    // nobody can give a secret away by a choice or a tick
    const secret = (kind === 'text' || kind === 'number') && asksForSecret(label, name);
    const asked = hint.widget ?? (alone && kind === 'choice' ? 'radio' : undefined);
    byName.set(name, {
      name,
      kind,
      widget: widgetOf(property, kind, choices, asked),
      label,
      required: required.has(name),
      schema: property,
      choices,
      ...(secret && { secret }),
      ...(seen(property.description) === undefined ? {} : { description: property.description }),
      ...(seen(hint.help) === undefined ? {} : { help: hint.help }),
      ...(hint.placeholder === undefined ? {} : { placeholder: hint.placeholder }),
      ...(property.default === undefined ? {} : { initial: property.default }),
    });
  }
  const pick = (names: readonly string[]): Field[] => names.flatMap((name) => byName.get(name) ?? []);
  const names = ordered([...byName.keys()], ui.order);
  const sectioned = new Set((ui.sections ?? []).flatMap((section) => section.properties));
  const loose = pick(names.filter((name) => !sectioned.has(name)));
  const groups: Group[] = [
    ...(loose.length > 0 ? [{ fields: loose }] : []),
    ...(ui.sections ?? []).map(({ title, properties }) => ({
      ...(seen(title) === undefined ? {} : { title }),
      fields: pick(properties),
    })),
  ];
  const fields = groups.flatMap((group) => group.fields);
  const title = seen(content.title) ?? seen(schema.title);
  const description = seen(content.description) ?? seen(schema.description);
  return {
    groups,
    fields,
    submitOnChoice: ui.submit_on_choice === true && fields.length === 1 && fields[0]?.widget === 'radio',
    submissions: content.submissions ?? 'once',
    closed: content.closed ?? false,
    decline: content.decline ?? false,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(content.lang === undefined ? {} : { lang: content.lang }),
    ...(seen(ui.submit_label) === undefined ? {} : { submitLabel: ui.submit_label }),
    ...(content.deadline === undefined ? {} : { deadline: content.deadline }),
  };
}
