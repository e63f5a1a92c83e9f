import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTENT_SCHEMAS, SCHEMAS_FOLDER, schemaText, SETTINGS, toJsonSchema, wiredSettings } from './json-schemas.ts';

/** A file as it is written here, also where a checkout ends its lines in the way of Windows, or begins with a mark. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** A file as a code editor sees it: the YAML of its head, whose dates are text. */
function typedIn(file: string): unknown {
  const source = textOf(file);
  const head = file.endsWith('.yaml') ? source : (/^---\n([^]*?)\n---/.exec(source)?.[1] ?? '');
  return load(head, { schema: CORE_SCHEMA });
}

const filesOf = (globs: readonly string[]) => globSync([...globs]);

const judge = (name: string) => {
  const found = CONTENT_SCHEMAS.find(({ file }) => file === name);
  if (found === undefined) throw new Error(`No schema is called ${name}.`);
  return z.fromJSONSchema(toJsonSchema(found.schema));
};

test('has written the schemas as they are: run "npm run schemas" after a change of a field', () => {
  expect(readdirSync(SCHEMAS_FOLDER).toSorted()).toEqual(CONTENT_SCHEMAS.map(({ file }) => file).toSorted());
  for (const { file, schema } of CONTENT_SCHEMAS)
    expect(textOf(join(SCHEMAS_FOLDER, file)) === schemaText(schema), file).toBe(true);
});

test.each(CONTENT_SCHEMAS)('accepts by $file every file that ships', ({ file, globs }) => {
  const files = filesOf(globs);
  expect(files.length).toBeGreaterThan(0);
  for (const path of files) expect(judge(file).safeParse(typedIn(path)).error?.issues ?? [], path).toEqual([]);
});

test('refuses what the content check refuses: unknown fields, missing ones, other words, other forms', () => {
  const [sample = ''] = filesOf(['content/blog/1-*.md']);
  const article = z.record(z.string(), z.unknown()).parse(typedIn(sample));
  const takes = (changes: object) => judge('blog.schema.json').safeParse({ ...article, ...changes }).success;
  expect(takes({})).toBe(true);
  expect(takes({ publishOn: '2027-01-15', updatedAt: '2027-01-15T09:30:00+01:00' })).toBe(true);
  for (const wrong of [
    { titre: 'Titre' },
    { title: undefined },
    { title: '' },
    { illustration: 'cuisine' },
    { createdAt: '15/01/2027' },
    { published: 'oui' },
    { imagePath: 'photo.png' },
  ])
    expect(takes(wrong), JSON.stringify(wrong)).toBe(false);
});

test('says of every field in French what it is for, or of the fields of its group', () => {
  const undescribed = CONTENT_SCHEMAS.flatMap(({ file, schema }) => {
    const { properties = {} } = toJsonSchema(schema);
    return Object.entries(properties).flatMap(([name, field]) =>
      typeof field === 'object' && (field.description !== undefined || field.type === 'object')
        ? []
        : [`${file}: ${name}`],
    );
  });
  expect(undescribed).toEqual([]);
});

test('is wired for code editors, each data file has its schema: run "npm run schemas"', () => {
  const text = textOf(SETTINGS);
  expect(wiredSettings(text) === text).toBe(true);
  const settings = z.looseObject({ 'yaml.schemas': z.record(z.string(), z.array(z.string())) }).parse(JSON.parse(text));
  expect(settings['yaml.schemas']['./.vscode/schemas/site.schema.json']).toEqual(['content/site.yaml']);
  expect(Object.keys(settings['yaml.schemas']).map((path) => basename(path))).not.toContain('courses.schema.json');
});
