import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

type Values = Record<string, unknown>;

/**
 * Holds what is typed, and what the form says by itself, against the schema that the server reads it by. Of a field's
 * faults the first is said.
 */
export const schemaResolver =
  (schema: z.core.$ZodType<Values, Values>, fixed: Values): Resolver<Values> =>
  (values) => {
    const { success, data, error } = z.safeParse(schema, { ...values, ...fixed });
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, code, message } of error.issues) errors[String(path[0])] ??= { type: code, message };
    return { values: {}, errors };
  };
