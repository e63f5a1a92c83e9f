import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** Lets a form be judged by the schema that the server uses: the first message of each wrong field. */
export const schemaResolver =
  <Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>): Resolver<Values> =>
  (values) => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= { type: 'schema', message };
    return { values: {}, errors };
  };
