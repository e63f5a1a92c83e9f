import { existsSync, readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import type { z } from 'zod';
import { CONTENT, ContentError, withContentFolder } from './content-folder.ts';
import { withNormalizedInput } from './normalize-input.ts';
import { readProjectFile } from './read-project-file.ts';
import { parseSource } from './source-file.ts';
import { normalizeText } from './text-file.ts';

export function readData(...names: readonly [string, ...string[]]): unknown {
  const file = names.map((name) => `${CONTENT}/${name}`).find((path) => readProjectFile(path) !== undefined);
  if (file === undefined) throw new ContentError(`${CONTENT}/${names[0]} est introuvable.`);
  const text = normalizeText(new TextDecoder().decode(readProjectFile(file)));
  const { document } = parseSource(file, text) ?? {};
  if (document?.errors.length === 0) return document.toJS();
  throw invalidContent(names[0], document?.errors[0]);
}

const invalidContent = (name: string, cause: unknown) =>
  new ContentError(withContentFolder(`content/${name} est à corriger : « npm run content » dit où et comment.`), {
    cause,
  });

function validate<Schema extends z.ZodType>(name: string, schema: Schema, data: unknown): z.output<Schema> {
  const { data: value, error } = withNormalizedInput(schema).safeParse(data);
  if (error) throw invalidContent(name, error);
  return value;
}

export const readContentFile = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  validate(name, schema, readData(name));

export const readOptionalFile = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  readProjectFile(`${CONTENT}/${name}`) === undefined ? undefined : readContentFile(name, schema);

export function entryNames(folder: string): string[] {
  const path = resolve(CONTENT, folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => /\.mdx?$/.test(name)) : [];
  return files.map((name) => parse(name).name).sort();
}

export const readEntryFile = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  validate(name, schema, readData(`${name}.md`, `${name}.mdx`));
