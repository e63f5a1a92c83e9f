import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FILE_RULES } from './content-rules.ts';
import { CONTENT_SCHEMAS, SCHEMAS_FOLDER, toJsonSchema } from './json-schemas.ts';
import { readContent } from './read.ts';
import { filesOnDisk } from './project-files.ts';

const schemaOf = (kind: string) =>
  z.fromJSONSchema(toJsonSchema(CONTENT_SCHEMAS[kind.replace('.yaml', '')] ?? z.never()));

test('accepts every file of the content', () => {
  for (const { file, kind, data } of readContent(filesOnDisk('.')).entries)
    expect(schemaOf(kind).safeParse(data).error?.issues ?? [], file).toEqual([]);
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
