import { existsSync, readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import type { z } from 'zod';
import { CONTENT } from './content-folder.ts';
import { interpolateAll } from './template.ts';
import { withNormalizedInput } from './normalize-input.ts';
import { readProjectFile } from './read-project-file.ts';
import { parseSource } from './source-file.ts';
import { plainText } from './text-file.ts';

/** The unchecked data of a file of `content/`: the first of these names that exists. */
export function readData(...names: readonly [string, ...string[]]): unknown {
  const bytes = names.map((name) => readProjectFile(`${CONTENT}/${name}`)).find((found) => found !== undefined);
  if (bytes === undefined) throw new Error(`${CONTENT}/${names[0]} est introuvable.`);
  const { document } = parseSource(names[0], plainText(new TextDecoder().decode(bytes))) ?? {};
  const [error] = document?.errors ?? [];
  if (error !== undefined) throw error;
  return document?.toJS();
}

/**
 * Reads and checks one data file of `content/`, for example `readContentFile('site.yaml', siteSchema)`.
 * The project's root is the working directory of every command. `values` replace their names between double braces.
 */
export function readContentFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  values?: object,
): z.output<Schema> {
  const data = readData(name);
  return withNormalizedInput(schema).parse(
    values === undefined ? data : interpolateAll(data, values, `${CONTENT}/${name}`),
  );
}

/** The names of the entries of a folder, in the order of the alphabet: `entryNames('courses')`. None where it is not. */
export function entryNames(folder: string): string[] {
  const path = resolve(CONTENT, folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => /\.mdx?$/.test(name)) : [];
  return files.map((name) => parse(name).name).sort();
}

/** The front matter of an entry, read where Astro's collections are not: `readEntryFile('courses/excel', courseSchema)`. */
export function readEntryFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return withNormalizedInput(schema).parse(readData(`${name}.md`, `${name}.mdx`));
}
