import { z } from 'zod';
import type { ContentProblem } from '#src/build/content-check/french-issue.ts';
import { partProblems } from '#src/build/content-check/part-problems.ts';
import { schemaProblems } from '#src/build/content-check/schema-problems.ts';
import { type Group, isGroup } from './plain-data.ts';
import { type FieldReading, readField, shapeOf } from './read-field.ts';
import { nameOf, recordsOf } from './record-list.ts';

function inside(schema: z.core.$ZodType | undefined, part: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema === undefined ? undefined : shapeOf(schema)[part];
}

const wordsOf = (schema: z.core.$ZodType): Partial<Pick<FieldReading, 'title' | 'description'>> => readField(schema);

/** The path of a field in the words of its form: `sessions[2].end` is `Prochaines sessions, 2, Dernier jour`. */
export function labelOf(schema: z.core.$ZodType, field: string): string {
  const words: string[] = [];
  let current: z.core.$ZodType | undefined = schema;
  for (const part of field.split(/[.[\]]+/).filter((one) => one !== '')) {
    const bare: z.core.$ZodType | undefined = current === undefined ? undefined : readField(current).schema;
    current = inside(bare, part);
    const { title, description } = current === undefined ? {} : wordsOf(current);
    words.push(bare instanceof z.ZodObject ? (title ?? description ?? part) : part);
  }
  return words.join(', ');
}

/** Two entries of one name would become one, without a word. */
function sharedNames(schema: z.core.$ZodType, shown: Group, file: string): ContentProblem[] {
  return recordsOf(schema).flatMap((record) => {
    const entries = shown[record];
    const names = Array.isArray(entries) ? entries.filter(isGroup).map(nameOf) : [];
    const [shared] = names.filter((name, index) => names.indexOf(name) < index);
    if (shared === undefined) return [];
    return [
      {
        file,
        field: record,
        found: `« ${shared} » plusieurs fois`,
        allowed: 'un nom pour chaque entrée',
        mend: 'donnez un autre nom à l’une d’elles',
      },
    ];
  });
}

type Entry = {
  file: string;
  schema: z.core.$ZodType;
  /** What the form shows, and what the file would say. */
  shown: Group;
  data: Group;
  isMarkdown: boolean;
};

/** Everything that keeps an entry from being saved; what other files say of it is checked where they are. */
export function entryProblems({ file, schema, shown, data, isMarkdown }: Entry): ContentProblem[] {
  const { body, ...meta } = data;
  const found = schema instanceof z.ZodType ? schemaProblems(file, schema, isMarkdown ? meta : data) : [];
  const parts = isMarkdown && typeof body === 'string' ? partProblems(file, body, 0) : [];
  return [...sharedNames(schema, shown, file), ...found, ...parts].map((problem) => ({
    ...problem,
    field: labelOf(schema, problem.field),
  }));
}
