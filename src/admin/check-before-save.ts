import { z } from 'zod';
import { schemaOfFile } from '#src/content-model/content-rules.ts';
import { schemaProblems } from '#src/content-model/schema-problems.ts';
import { normalizeValue } from '#src/lib/normalize-input.ts';
import type { FieldPath } from '#src/lib/template.ts';
import { type Data, isGroup, SOURCE } from './kept-yaml.ts';
import { fieldsIn, readSchema } from './form-fields.ts';

/** « Sessions, 2, Dernier jour » for `['sessions', 1, 'end']`. */
export function formLabel(schema: z.core.$ZodType, path: FieldPath): string {
  let current = readSchema(schema).schema;
  const words = path.map((part) => {
    const isItem = current instanceof z.ZodArray;
    const inner = current instanceof z.ZodArray ? current.element : fieldsIn(current)[String(part)];
    if (inner === undefined) return String(part);
    const { schema: bare, title } = readSchema(inner);
    current = bare;
    return isItem ? Number(part) + 1 : (title ?? String(part));
  });
  return words.join(', ');
}

const withoutRowKeys = (entry: Data): Data =>
  JSON.parse(JSON.stringify(entry, (key, value: unknown) => (key.startsWith('__sc_') ? undefined : value))) as Data;

/** Returns the normalized entry, or throws an error whose `cause` has the French messages: Sveltia shows the cause. */
export function checkBeforeSave(path: string, entry: Data): Data {
  const schema = schemaOfFile(path);
  if (schema === undefined) return entry;
  const { [SOURCE]: source, body, ...fields } = withoutRowKeys(entry);
  const data = normalizeValue(schema, fields);
  const problems = schemaProblems(path, schema, data).map(
    ({ path = [], allowed, remedy }) => `${formLabel(schema, path)}\u00a0: attendu ${allowed}\u00a0; ${remedy}.`,
  );
  if (problems.length > 0) throw new Error('saving_failed', { cause: new Error(problems.join('\n')) });
  return { ...(isGroup(data) && data), ...(body !== undefined && { body }), [SOURCE]: source };
}
