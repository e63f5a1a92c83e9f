import { z } from 'zod';
import { isDate } from '#src/lib/content-fields.ts';
import type { EditorHints } from '#src/lib/editor-hints.ts';
import { type FieldReading, readField, shapeOf } from './read-field.ts';

/** A field of Decap's forms: https://decapcms.org/docs/widgets/ */
export type CmsField = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Decap asks for nothing by itself: all that is wrong with an entry is said at once, when it is saved. */
  required: false;
  /** Whether the schema lets the field be left out. */
  optional: boolean;
  default?: unknown;
  widget: string;
  field?: CmsField;
  fields?: readonly CmsField[];
  [option: string]: unknown;
};

type Widget = Pick<CmsField, 'widget'> & Partial<CmsField>;

/** The value of a switch is never empty, and a text has the last word on whether a group is open. */
export const isFilledIn = ({ widget }: CmsField): boolean => widget !== 'boolean';

export const withMark = (field: CmsField): CmsField =>
  field.optional && isFilledIn(field) && field.widget !== 'list'
    ? { ...field, label: `${field.label} (facultatif)` }
    : field;

/** The entry of a list that stands for a name of a record: see `map-as-list.ts`. */
export const RECORD_KEY = 'id';

/** Where the screen finds the entries of a data file that other fields name. */
const relationTo = (file: string): Widget => ({
  widget: 'relation',
  collection: file,
  file,
  value_field: `${file}.*.${RECORD_KEY}`,
  search_fields: [`${file}.*.${RECORD_KEY}`, `${file}.*.label`],
  display_fields: [`${file}.*.value`, `${file}.*.label`],
  options_length: 100,
});

/** The entries of a folder, chosen by the names of people. */
const entriesOf = (folder: string): Widget => ({
  widget: 'relation',
  collection: folder,
  value_field: '{{slug}}',
  search_fields: ['name'],
  display_fields: ['name'],
  options_length: 100,
  multiple: true,
});

function textWidget({ editor }: FieldReading): Widget {
  const { refersTo, picture, multiline } = editor;
  if (refersTo !== undefined) return relationTo(refersTo);
  if (editor.options !== undefined)
    return { widget: 'select', options: editor.options.map((value) => ({ label: value, value })) };
  if (editor.choices !== undefined) return { widget: WORDED_WIDGET, words: editor.choices };
  // A picture on another host would send visitors there.
  return picture ? { widget: 'image', choose_url: false } : { widget: multiline ? 'text' : 'string' };
}

/** A number as French writes it: see `widgets.ts`. */
export const NUMBER_WIDGET = 'number-as-typed';

/** A text in which some words of code have a name: see `widgets.ts`. */
export const WORDED_WIDGET = 'worded';

const choices = (schema: z.ZodEnum | z.ZodLiteral, labels: EditorHints['choices'] = {}) =>
  (schema instanceof z.ZodEnum ? schema.options : [...schema.values]).map((value) => ({
    label: labels[String(value)] ?? String(value),
    value,
  }));

const fieldsOf = (group: z.core.$ZodType): CmsField[] =>
  Object.entries(shapeOf(group)).map(([name, schema]) => withMark(cmsField(name, schema)));

const summaryOf = ([first]: readonly CmsField[]): string => `{{${first?.name ?? ''}}}`;

const listOf = (fields: readonly CmsField[], summary = summaryOf(fields)): Widget => ({
  widget: 'list',
  label_singular: 'élément',
  collapsed: true,
  fields,
  summary,
});

function listWidget(list: z.ZodArray, reading: FieldReading): Widget {
  const element = readField(list.element);
  const label = reading.title ?? reading.description ?? '';
  if (element.editor.refersTo !== undefined) return { ...relationTo(element.editor.refersTo), multiple: true };
  if (element.editor.refersToEntryOf !== undefined) return entriesOf(element.editor.refersToEntryOf);
  if (element.schema instanceof z.ZodObject) return listOf(fieldsOf(element.schema), element.editor.summary);
  const line = { ...cmsField('item', list.element, label), optional: false };
  return { widget: 'list', label_singular: 'ligne', field: line, summary: '{{item}}' };
}

/**
 * « {{amount}} € », whose sign is left out where there is no amount. A text stands with the field that it follows, and the
 * first with the one that it precedes; one without a field stays.
 */
export function sparing(summary: string): string {
  const fields = [...summary.matchAll(/\{\{([^}]+)\}\}/g)].map(([, name = '']) => name);
  const texts = summary.split(/\{\{[^}]+\}\}/);
  const onlyWith = (name: string, said: string): string => (said === '' ? '' : `{{${name} | ternary('${said}','')}}`);
  const [first] = fields;
  if (first === undefined) return summary;
  return texts
    .map((said, index) =>
      index === 0
        ? onlyWith(first, said) + `{{${first}}}`
        : onlyWith(fields[index] ?? fields[index - 1] ?? '', said) +
          (fields[index] === undefined ? '' : `{{${fields[index]}}}`),
    )
    .join('');
}

function groupWidget({ schema, editor }: FieldReading): Widget {
  const fields = fieldsOf(schema);
  return { widget: 'object', collapsed: true, fields, summary: sparing(editor.summary ?? summaryOf(fields)) };
}

function widgetOf(reading: FieldReading): Widget {
  const { schema } = reading;
  if (isDate(schema)) return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false };
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (schema instanceof z.ZodNumber) return { widget: NUMBER_WIDGET };
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return { widget: 'select', options: choices(schema, reading.editor.choices) };
  if (schema instanceof z.ZodArray) return listWidget(schema, reading);
  if (schema instanceof z.ZodObject) return groupWidget(reading);
  if (schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject)
    return listOf(
      [cmsField(RECORD_KEY, schema.keyType), ...fieldsOf(schema.valueType)],
      readField(schema.valueType).editor.summary,
    );
  if (schema instanceof z.core.$ZodString) return textWidget(reading);
  throw new Error(`No field can hold ${schema._zod.def.type}.`);
}

/** The field of a form that holds what a schema allows. `label` is that of what is around, for a field without one. */
export function cmsField(name: string, schema: z.core.$ZodType, label = ''): CmsField {
  const reading = readField(schema);
  const { title, description, editor, required, fallback } = reading;
  // The description explains the values that files hold; the form shows a label for each value instead.
  const explained = title === undefined || editor.choices !== undefined ? undefined : description;
  return {
    name,
    label: title ?? description ?? label,
    hint: editor.hint ?? explained,
    required: false,
    optional: !required,
    ...(fallback === undefined ? {} : { default: fallback }),
    ...widgetOf(reading),
  };
}
