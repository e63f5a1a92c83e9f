import { existsSync, readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import type { z } from 'zod';
import { CONTENT, WrongContent } from './content-folder.ts';
import { interpolateAll } from './template.ts';
import { withNormalizedInput } from './normalize-input.ts';
import { readProjectFile } from './read-project-file.ts';
import { parseSource } from './source-file.ts';
import { plainText } from './text-file.ts';

/** The unchecked data of a file of `content/`: the first of these names that exists. */
export function readData(...names: readonly [string, ...string[]]): unknown {
  const bytes = names.map((name) => readProjectFile(`${CONTENT}/${name}`)).find((found) => found !== undefined);
  if (bytes === undefined) throw new WrongContent(`${CONTENT}/${names[0]} est introuvable.`);
  const { document } = parseSource(names[0], plainText(new TextDecoder().decode(bytes))) ?? {};
  if (document?.errors.length === 0) return document.toJS();
  throw wrong(names[0], document?.errors[0]);
}

const wrong = (name: string, cause: unknown) =>
  new WrongContent(`${CONTENT}/${name} est à corriger : « npm run content » dit où et comment.`, { cause });

function checked<Schema extends z.ZodType>(name: string, schema: Schema, data: unknown): z.output<Schema> {
  const { data: value, error } = withNormalizedInput(schema).safeParse(data);
  if (error) throw wrong(name, error);
  return value;
}

/**
 * Reads and checks one data file of `content/`, for example `readContentFile('site.yaml', siteSchema)`.
 * The project's root is the working directory of every command. `values` replace their names between double braces.
 */
export function readContentFile<Schema extends z.ZodType>(name: string, schema: Schema, values?: object) {
  const data = readData(name);
  return checked(name, schema, values === undefined ? data : interpolateAll(data, values, `${CONTENT}/${name}`));
}

/** The names of the entries of a folder, in the order of the alphabet: `entryNames('courses')`. None where it is not. */
export function entryNames(folder: string): string[] {
  const path = resolve(CONTENT, folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => /\.mdx?$/.test(name)) : [];
  return files.map((name) => parse(name).name).sort();
}

/** The front matter of an entry, read where Astro's collections are not: `readEntryFile('courses/excel', courseSchema)`. */
export const readEntryFile = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  checked(name, schema, readData(`${name}.md`, `${name}.mdx`));
