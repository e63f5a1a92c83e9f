import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FILE_RULES, FOLDER_RULES } from '#src/content-model/content-rules.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { tidyValue } from '#src/lib/normalize-input.ts';
import { readEntry } from './entry-format.ts';
import { entryProblems } from './entry-problems.ts';
import { type Group, isGroup, without } from './plain-data.ts';
import { readField, shapeOf } from './read-field.ts';

type Path = readonly (string | number)[];
type Schema = z.core.$ZodType;

const innerOf = (value: unknown, key: string | number): unknown =>
  Array.isArray(value) ? value[Number(key)] : isGroup(value) ? value[key] : undefined;

/** Every field of a form by its path, with the first item of each list, and the first entry of each register. */
function fieldsOf(schema: Schema, data: unknown, path: Path = []): (readonly [Path, Schema])[] {
  const bare = readField(schema).schema;
  const inside = (key: string | number, inner: Schema) => fieldsOf(inner, innerOf(data, key), [...path, key]);
  const own = path.length === 0 ? [] : [[path, bare] as const];
  if (bare instanceof z.ZodArray) return [...own, ...inside(0, bare.element)];
  if (bare instanceof z.ZodRecord)
    return [...own, ...inside(Object.keys(isGroup(data) ? data : {})[0] ?? 'un', bare.valueType)];
  return [...own, ...Object.entries(shapeOf(bare)).flatMap(([name, field]) => inside(name, field))];
}

function withValue(data: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value;
  const inner = withValue(innerOf(data, head), rest, value);
  if (typeof head === 'number') return Array.isArray(data) ? data.with(head, inner) : [inner];
  return { ...(isGroup(data) ? data : {}), [head]: inner };
}

/** The wrong values that a form can give a field: nothing, too much, too little, something else. */
function wrongValues(schema: Schema): readonly unknown[] {
  if (schema instanceof z.ZodNumber) return ['', -5, 1e12, 1.2345, 'beaucoup'];
  if (schema instanceof z.ZodArray) return [[]];
  if (schema instanceof z.ZodBoolean) return [];
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return [{}];
  return ['', 'a'.repeat(6000), 'x', 'Été <b>!</b> {x} http://'];
}

const fieldsOnly = (file: string, isMarkdown: boolean): Group =>
  without(readEntry(readFileSync(file, 'utf8'), isMarkdown), 'body');

const files = [
  ...Object.entries(FILE_RULES).map(([name, schema]) => [`content/${name}`, schema] as const),
  ...Object.entries(FOLDER_RULES).map(([folder, { schema }]) => {
    const [file = ''] = globSync(`content/${folder}/*.{md,mdx,yaml}`).toSorted();
    return [file, schema] as const;
  }),
];

/** More than any number of the site may be: a slip of the finger. */
const TOO_LARGE = 1_000_000;

/** English, the words of a file, a name in code. */
const CODE =
  /\b([Ii]nvalid|[Ee]xpected|undefined|null|string|number|true|false|object|array|YAML|guillemets|tiret)\b|(^|[^A-Za-z])[a-z]+(_[a-z]|[A-Z])/;

test.each(files)(
  'says of every field of a form like that of %s what is wrong, in French, and where',
  (file, schema) => {
    const isMarkdown = !file.endsWith('.yaml');
    const data = fieldsOnly(file, isMarkdown);
    const tried = fieldsOf(schema, data).flatMap(([path, field]) =>
      wrongValues(field).map((value) => tidyValue(schema, withValue(data, path, value))),
    );
    const problems = tried.flatMap((changed) =>
      isGroup(changed) ? entryProblems({ file, schema, data: changed, isMarkdown }) : [],
    );
    expect(problems.length).toBeGreaterThan(5);
    for (const problem of problems) {
      const { field, found, allowed, mend, target } = problem;
      expect(target?.field, JSON.stringify(problem)).toMatch(/./);
      expect(field, JSON.stringify(problem)).toMatch(/^[A-ZÀÉ]/);
      expect(target?.field.split('.').at(-1), JSON.stringify(problem)).not.toBe(field.split(', ').at(-1));
      for (const words of [found, allowed, mend]) expect(words, JSON.stringify(problem)).toMatch(/./);
      for (const words of [allowed, mend]) expect(words, JSON.stringify(problem)).not.toMatch(CODE);
    }
  },
);

test.each(files)('takes no number into a form like that of %s that is too large', (file, schema) => {
  const isMarkdown = !file.endsWith('.yaml');
  const data = fieldsOnly(file, isMarkdown);
  const numbers = fieldsOf(schema, data).filter(([, field]) => field instanceof z.ZodNumber);
  const taken = numbers.filter(([path]) => {
    const changed = withValue(data, path, TOO_LARGE);
    const problems = isGroup(changed) ? entryProblems({ file, schema, data: changed, isMarkdown }) : [];
    return !problems.some(
      ({ allowed, mend }) => allowed.startsWith('au plus') && mend === 'donnez un nombre plus petit',
    );
  });
  expect(taken.map(([path]) => path.join('.'))).toEqual([]);
});

test('names choices as a form does, and not as its file', () => {
  const file = 'content/courses/access-base-de-donnees.md';
  const data = fieldsOnly(file, true);
  const form = { ...data, price: { amount: 600, unit: 'team', tax: 'exempt' } };
  expect(entryProblems({ file, schema: courseSchema, data: form, isMarkdown: true })).toMatchObject([
    { field: 'Tarif, Unité', allowed: '« Par personne », « Par groupe »' },
  ]);
});
