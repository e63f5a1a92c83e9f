import { z } from 'zod';
import type { EditorHints } from '#src/content-model/editor-hints.ts';

type Schema = z.core.$ZodType;

/** What a form needs of a schema: `line(80).optional()` is a line that may be left out. */
export type SchemaReading = {
  schema: Schema;
  required: boolean;
  /** The value of a field that is left out. */
  fallback?: unknown;
  title?: string | undefined;
  description?: string | undefined;
  editor: EditorHints;
};

export function readSchema(schema: Schema): SchemaReading {
  const { title, description, editor } = z.globalRegistry.get(schema) ?? {};
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)) {
    const isEmptyTextAllowed = schema instanceof z.ZodString && schema.safeParse('').success;
    return { schema, required: !isEmptyTextAllowed, title, description, editor: editor ?? {} };
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

/** The fields of a group by their names; none of what is no group. */
export const fieldsIn = (schema: Schema): Readonly<Record<string, Schema>> =>
  schema instanceof z.ZodObject ? schema.shape : {};
