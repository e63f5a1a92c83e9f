import { existsSync, readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { load } from 'js-yaml';
import type { z } from 'zod';
import { CONTENT } from './content-folder.ts';
import { frontMatterOf } from './front-matter.ts';
import { interpolate } from './template.ts';
import { readText } from './text-file.ts';
import { withNormalizedInput } from './normalize-input.ts';

/**
 * Reads and checks one data file of `content/`, for example `readContentFile('site.yaml', siteSchema)`.
 * The project's root is the working directory of every command. `values` stand where the file names them between double
 * braces: one line each, without a character that YAML reads otherwise.
 */
export function readContentFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  values?: Readonly<Record<string, string>>,
): z.output<Schema> {
  const source = readText(resolve(CONTENT, name));
  return withNormalizedInput(schema).parse(
    load(values === undefined ? source : interpolate(source, values, `${CONTENT}/${name}`)),
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
  const file = ['.md', '.mdx'].map((extension) => resolve(CONTENT, `${name}${extension}`)).find(existsSync);
  if (file === undefined) throw new Error(`${CONTENT}/${name}.md est introuvable.`);
  return withNormalizedInput(schema).parse(load(frontMatterOf(readText(file))));
}
