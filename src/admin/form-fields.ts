import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { type EditorHints, isDate } from '#src/fields/fields.ts';

type Schema = z.core.$ZodType;

export type SchemaReading = {
  schema: Schema;
  required: boolean;
  fallback?: unknown;
  title?: string | undefined;
  description?: string | undefined;
  editor: EditorHints;
};

export function readSchema(schema: Schema): SchemaReading {
  const { title, description, editor } = z.globalRegistry.get(schema) ?? {};
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)) {
    const mayBeEmpty = ['', []].some((empty) => z.safeParse(schema, empty).success);
    return { schema, required: !mayBeEmpty, title, description, editor: editor ?? {} };
  }
  const inner = readSchema(schema.unwrap());
  return {
    ...inner,
    required: false,
    ...(schema instanceof z.ZodDefault ? { fallback: schema.def.defaultValue } : {}),
    title: title ?? inner.title,
    description: description ?? inner.description,
    editor: { ...inner.editor, ...editor },
  };
}

export const fieldsIn = (schema: Schema): Readonly<Record<string, Schema>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

// Fields of Sveltia's forms: https://sveltiacms.app/en/docs/fields. JSON leaves undefined settings out.

/** Sveltia adds the former slug to `aliases` when an editor changes a slug, but only if the form has no such field. */
const HIDDEN = ['aliases'];

export type FormFacts = { courses: readonly { value: string; label: string }[] };

export const formFields = (group: z.core.$ZodType, facts: FormFacts): Field[] =>
  Object.entries(fieldsIn(group))
    .filter(([name]) => !HIDDEN.includes(name))
    .map(([name, schema]) => formField(name, schema, facts));

/** Turns the summary of a list item, `{{title}}`, into Sveltia's `{{fields.title}}`. The default is the first field. */
const summaryOf = (fields: readonly Field[], summary = `{{${fields[0]?.name ?? ''}}}`): string =>
  summary.replaceAll('{{', '{{fields.');

function relationOf({ refersTo, refersToEntryOf }: EditorHints): object | undefined {
  if (refersToEntryOf !== undefined)
    return {
      widget: 'relation',
      collection: refersToEntryOf,
      value_field: '{{slug}}',
      search_fields: ['name'],
      display_fields: ['name'],
    };
  if (refersTo === undefined) return undefined;
  const { file, value, shown = [value] } = refersTo;
  return {
    widget: 'relation',
    collection: '_singletons',
    file,
    value_field: value,
    search_fields: [value, ...shown],
    display_fields: shown,
  };
}

function patternOf({ def }: z.ZodString) {
  for (const { _zod: check } of def.checks ?? []) {
    const { def: rule } = check;
    if (rule.check !== 'string_format' || !('pattern' in rule) || !(rule.pattern instanceof RegExp)) continue;
    const text = rule.error?.({} as never);
    return [rule.pattern.source, typeof text === 'string' ? `Attendu\u00a0: ${text}` : 'Format inattendu'];
  }
  return undefined;
}

function textWidget({ schema, editor }: SchemaReading, { courses }: FormFacts): object {
  if (editor.refersToCourse) return { widget: 'select', options: courses };
  const relation = relationOf(editor);
  if (relation !== undefined) return relation;
  // Pictures on other hosts would disclose visitors' IP addresses to these hosts.
  if (editor.picture) return { widget: 'image', choose_url: false };
  const widget = editor.multiline ? 'text' : 'string';
  if (!(schema instanceof z.ZodString)) return { widget };
  return {
    widget,
    minlength: schema.minLength ?? undefined,
    maxlength: schema.maxLength ?? undefined,
    pattern: editor.isCorrected ? undefined : patternOf(schema),
  };
}

const selectWidget = ({ options }: z.ZodEnum, { editor: { choices = {} } }: SchemaReading): object => ({
  widget: 'select',
  options: options.map((value) => ({ label: choices[value] ?? String(value), value })),
});

function listWidget(list: z.ZodArray, { title }: SchemaReading, facts: FormFacts): object {
  const element = readSchema(list.element);
  const { minimum: min, maximum: max } = list._zod.bag as { minimum?: number; maximum?: number };
  const relation = relationOf(element.editor);
  if (relation !== undefined) return { ...relation, multiple: true, min, max };
  const widget = { widget: 'list', label_singular: element.editor.one ?? 'élément', min, max };
  if (!(element.schema instanceof z.ZodObject)) {
    const label = element.title ?? title;
    return { ...widget, field: formField('item', list.element, facts, label) };
  }
  const fields = formFields(element.schema, facts);
  return { ...widget, collapsed: true, fields, summary: summaryOf(fields, element.editor.summary) };
}

function widgetOf(reading: SchemaReading, facts: FormFacts): object {
  const { schema, editor, fallback } = reading;
  if (isDate(schema)) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  // A number field of Sveltia turns « 1 290,50 » into 50. `checkBeforeSave` reads the text as a number.
  if (schema instanceof z.ZodNumber) return { widget: 'string', default: fallback?.toString() };
  if (schema instanceof z.ZodEnum) return selectWidget(schema, reading);
  if (schema instanceof z.ZodArray) return listWidget(schema, reading, facts);
  if (schema instanceof z.ZodObject) {
    const fields = formFields(schema, facts);
    return { widget: 'object', collapsed: 'auto', fields, summary: summaryOf(fields, editor.summary) };
  }
  if (schema instanceof z.core.$ZodString) return textWidget(reading, facts);
  throw new Error(`No form field for type ${schema._zod.def.type} (${reading.title ?? ''}).`);
}

function formField(name: string, schema: z.core.$ZodType, facts: FormFacts, listLabel?: string): Field {
  const reading = readSchema(schema);
  const { title, description, required, fallback } = reading;
  const label = title ?? listLabel;
  if (label === undefined) throw new Error(`The field ${name} has no French label: give its schema a title.`);
  return {
    name,
    label,
    hint: description,
    required,
    default: fallback,
    ...widgetOf(reading, facts),
  } as Field;
}
