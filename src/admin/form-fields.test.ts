import { expect, test } from 'vitest';
import { z } from 'zod';
import { SCHEMAS } from '#src/content-model/content-rules.ts';
import { REFERENCES } from '#src/content-model/references.ts';
import { fieldsIn, readSchema } from './form-fields.ts';

/** The fields in which editors choose an entry, a figure, a category or a course: `items.course`. */
function choicesIn(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const { schema: inner, editor } = readSchema(schema);
  if (editor.refersTo ?? editor.refersToEntryOf ?? editor.refersToCourse) return [path.join('.')];
  if (inner instanceof z.ZodArray) return choicesIn(inner.element, path);
  return Object.entries(fieldsIn(inner)).flatMap(([name, field]) => choicesIn(field, [...path, name]));
}

test.each(Object.entries(SCHEMAS))('checks each reference of %s that editors choose from a list', (kind, schema) => {
  const checked = REFERENCES.flatMap(({ fields }) => fields[kind] ?? []);
  expect(choicesIn(schema).filter((path) => !checked.includes(path))).toEqual([]);
});

test('finds references in lists and in groups', () => {
  expect(choicesIn(SCHEMAS.courses)).toEqual(expect.arrayContaining(['trainers', 'figures.satisfaction']));
  expect(choicesIn(SCHEMAS['sessions.yaml'])).toEqual(['sessions.course']);
});
