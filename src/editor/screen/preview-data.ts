import { z } from 'zod';
import { tidyValue } from '#src/lib/normalize-input.ts';
import { readField, shapeOf } from './read-field.ts';

const parsed = (schema: z.core.$ZodType, value: unknown): unknown[] => {
  const { success, data } = z.safeParse(schema, value);
  return success && data !== undefined ? [data] : [];
};

function soundPart(schema: z.core.$ZodType, value: unknown): unknown[] {
  const tidy = tidyValue(schema, value);
  const { schema: bare } = readField(schema);
  if (bare instanceof z.ZodArray && Array.isArray(tidy)) return [tidy.flatMap((item) => parsed(bare.element, item))];
  return parsed(schema, tidy);
}

/** What a form holds so far, as far as its schema takes it: a preview shows what is sound, and waits for the rest. */
export const soundParts = <Schema extends z.ZodObject>(
  schema: Schema,
  data: Readonly<Record<string, unknown>>,
): Partial<z.output<Schema>> =>
  Object.fromEntries(
    Object.entries(shapeOf(schema)).flatMap(([name, field]) =>
      soundPart(field, data[name]).map((value) => [name, value] as const),
    ),
    // The schema has given each value its type, one by one.
  ) as Partial<z.output<Schema>>;
