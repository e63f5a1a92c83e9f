import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { frontMatterOf } from '#src/lib/front-matter.ts';
import { readText } from '#src/lib/text-file.ts';
import { FILE_RULES } from './content-rules.ts';
import { CONTENT_SCHEMAS, SCHEMAS_FOLDER, toJsonSchema } from './json-schemas.ts';
import { contentFiles } from './read.ts';
import { filesOnDisk } from './project-files.ts';

const schemaOf = (kind: string) =>
  z.fromJSONSchema(toJsonSchema(CONTENT_SCHEMAS[kind.replace('.yaml', '')] ?? z.never()));

/** A file as a code editor sees it: the YAML of its head, whose dates are text. */
function typedIn(file: string): unknown {
  const source = readText(file);
  return load(file.endsWith('.yaml') ? source : frontMatterOf(source), { schema: CORE_SCHEMA });
}

test('accepts every file of the content', () => {
  for (const { file, kind } of contentFiles(filesOnDisk('.')))
    expect(schemaOf(kind).safeParse(typedIn(file)).error?.issues ?? [], file).toEqual([]);
});

test('refuses unknown fields, missing ones, other words, other forms', () => {
  const figures = { title: 'a', excerpt: 'b', category: 'c', author: 'd', createdOn: '2026-01-15' };
  const takes = (changes: object) => schemaOf('blog').safeParse({ ...figures, ...changes }).success;
  expect(takes({ publishOn: '2027-01-15' })).toBe(true);
  for (const wrong of [{ titre: 'a' }, { title: undefined }, { illustration: 'cuisine' }, { createdOn: '15/01/2027' }])
    expect(takes(wrong), JSON.stringify(wrong)).toBe(false);
});

test('is wired in the settings of VS Code, for each data file', () => {
  const settings = readFileSync('.vscode/settings.json', 'utf8');
  for (const name of Object.keys(FILE_RULES))
    expect(settings).toContain(`"./${SCHEMAS_FOLDER}/${name.replace('.yaml', '.schema.json')}": ["content/${name}"]`);
});
