import { z } from 'zod';
import { isDate } from '#src/lib/content-fields.ts';
import { type FieldReading, readField, shapeOf } from './read-field.ts';
import { choices, lengthPattern, numberLimits, sizeLimits } from './field-limits.ts';

/** A field of Decap's forms: https://decapcms.org/docs/widgets/ */
export type CmsField = {
  name: string;
  label: string;
  hint?: string | undefined;
  required: boolean;
  default?: unknown;
  widget: string;
  field?: CmsField;
  fields?: readonly CmsField[];
  [option: string]: unknown;
};

type Widget = Pick<CmsField, 'widget'> & Partial<CmsField>;

/** The entry of a list that stands for a name of a record: see `record-list.ts`. */
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

function textWidget({ schema, editor }: FieldReading): Widget {
  const { refersTo, picture, multiline } = editor;
  if (refersTo !== undefined) return relationTo(refersTo);
  if (!picture) return { widget: multiline ? 'text' : 'string', pattern: lengthPattern(schema) };
  // No pattern: Decap holds it against the name of a picture that is being chosen, without its folder. An address on
  // another host would send visitors there.
  return { widget: 'image', choose_url: false };
}

const fieldsOf = (group: z.core.$ZodType, isOptional = false): CmsField[] =>
  Object.entries(shapeOf(group)).map(([name, schema]) => {
    const field = cmsField(name, schema);
    // A group that may be left out is checked when the entry is saved: Decap would ask for its fields in any case.
    return isOptional ? { ...field, required: false } : field;
  });

const summaryOf = ([first]: readonly CmsField[]): string => `{{fields.${first?.name ?? ''}}}`;

const listOf = (fields: readonly CmsField[]): Widget => ({
  widget: 'list',
  label_singular: 'élément',
  collapsed: true,
  fields,
  summary: summaryOf(fields),
});

function listWidget(list: z.ZodArray, reading: FieldReading): Widget {
  const element = readField(list.element);
  const limits = sizeLimits(list, reading.required);
  const label = reading.title ?? reading.description ?? '';
  if (element.editor.refersTo !== undefined)
    return { ...relationTo(element.editor.refersTo), multiple: true, ...limits };
  if (element.schema instanceof z.ZodObject) return { ...listOf(fieldsOf(element.schema)), ...limits };
  return { widget: 'list', label_singular: 'ligne', field: cmsField('item', list.element, label), ...limits };
}

function widgetOf(reading: FieldReading): Widget {
  const { schema, required } = reading;
  if (isDate(schema)) return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false };
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', required: false };
  if (schema instanceof z.ZodNumber) return { widget: 'number', ...numberLimits(schema) };
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return { widget: 'select', options: choices(schema, reading.editor.choices) };
  if (schema instanceof z.ZodArray) return listWidget(schema, reading);
  if (schema instanceof z.ZodObject)
    return { widget: 'object', collapsed: !required, fields: fieldsOf(schema, !required) };
  if (schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject)
    return listOf([cmsField(RECORD_KEY, schema.keyType), ...fieldsOf(schema.valueType)]);
  if (schema instanceof z.core.$ZodString) return textWidget(reading);
  throw new Error(`No field can hold ${schema._zod.def.type}.`);
}

/** The field of a form that holds what a schema allows. `label` is that of what is around, for a field without one. */
export function cmsField(name: string, schema: z.core.$ZodType, label = ''): CmsField {
  const reading = readField(schema);
  const { title, description, editor, required, fallback } = reading;
  const widget = widgetOf(reading);
  return {
    name,
    label: title ?? description ?? label,
    // The words of code that it explains are those of files: here each choice says it in its own words.
    hint: title === undefined || editor.choices !== undefined ? undefined : description,
    required,
    ...(fallback === undefined ? {} : { default: fallback }),
    ...widget,
  };
}
