import { z } from 'zod';
import { RECORD_KEY } from './cms-field.ts';
import { type Group, isGroup, without } from './plain-data.ts';

// Decap knows no fields whose names editors choose: a record is shown as a list, each name a field of its entry.

export const recordsOf = (schema: z.core.$ZodType): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([name, field]) => (field instanceof z.ZodRecord ? [name] : []))
    : [];

export const hasRecords = (schema: z.core.$ZodType): boolean => recordsOf(schema).length > 0;

/** The name of a list's entry in its record. */
export function nameOf({ [RECORD_KEY]: name }: Group): string {
  return typeof name === 'string' ? name : '';
}

const change = (data: Group, names: readonly string[], to: (value: unknown) => unknown): Group => ({
  ...data,
  ...Object.fromEntries(names.filter((name) => name in data).map((name) => [name, to(data[name])])),
});

/** The data of a file, as the screen shows them. */
export const asLists = (schema: z.core.$ZodType, data: Group): Group =>
  change(data, recordsOf(schema), (value) =>
    isGroup(value)
      ? Object.entries(value).map(([key, entry]) => ({ [RECORD_KEY]: key, ...(isGroup(entry) ? entry : {}) }))
      : value,
  );

/** The data of the screen, as its file says them. */
export const asRecords = (schema: z.core.$ZodType, data: Group): Group =>
  change(data, recordsOf(schema), (value) =>
    Array.isArray(value) && value.every(isGroup)
      ? Object.fromEntries(value.map((entry) => [nameOf(entry), without(entry, RECORD_KEY)]))
      : value,
  );
