import { z } from 'zod';
import { isDate } from '#src/lib/content-fields.ts';
import type { EditorHints } from '#src/lib/editor-hints.ts';

type Words = { title?: string | undefined; description?: string | undefined; editor: EditorHints };

/** A schema's account of a field, once its wrappers are off: `line(80).optional()` is a line that may be left out. */
export type FieldReading = Words & {
  schema: z.core.$ZodType;
  required: boolean;
  /** The value that stands for the field when it is left out. */
  fallback?: unknown;
};

function wordsOf(schema: z.core.$ZodType, inner: Words = { editor: {} }): Words {
  const { title, description, editor } = z.globalRegistry.get(schema) ?? {};
  return {
    title: title ?? inner.title,
    description: description ?? inner.description,
    editor: { ...inner.editor, ...editor },
  };
}

const mayBeEmpty = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodString && schema.safeParse('').success;

const isEmptyText = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodLiteral && schema.values.has('');

export function readField(schema: z.core.$ZodType): FieldReading {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = readField(schema.unwrap());
    const fallback: unknown = schema instanceof z.ZodDefault ? schema.def.defaultValue : inner.fallback;
    return { ...inner, ...wordsOf(schema, inner), required: false, fallback };
  }
  if (schema instanceof z.ZodUnion && !isDate(schema)) {
    const others = schema.options.filter((option) => !isEmptyText(option));
    const [only] = others;
    if (only === undefined || others.length > 1) throw new Error('No field can hold the forms of this union.');
    const inner = readField(only);
    return { ...inner, ...wordsOf(schema, inner), required: others.length === schema.options.length };
  }
  return { schema, required: !mayBeEmpty(schema), ...wordsOf(schema) };
}

/** The fields of a group, in their order; none of what is no group. */
export const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> =>
  schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {};
