import { z } from 'zod';
import type { EditorHints } from '#src/fields/fields.ts';

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
