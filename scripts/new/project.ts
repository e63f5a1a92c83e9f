import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { YAMLException } from 'js-yaml';
import { FOLDER_RULES } from '../../src/content-model/content-rules.ts';
import { parseSource } from '../../src/content-model/content-source.ts';
import { readText } from '../../src/lib/text-file.ts';
import { valueAt } from '../../src/lib/value-at.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';

type Entry = { id: string; data: unknown };

/** The content that is already there, from which answers are proposed; unchecked, so that a wrong file stops nothing. */
export type Project = { root: string; today: Date; entriesOf: (folder: string) => readonly Entry[] };

function dataOf(file: string): unknown {
  try {
    return parseSource(file, readText(file)).data;
  } catch (error) {
    if (error instanceof YAMLException) return {};
    throw error;
  }
}

function readEntries(root: string, folder: string): Entry[] {
  const directory = join(root, CONTENT, folder);
  const names = existsSync(directory) ? readdirSync(directory) : [];
  return names
    .filter((name) => FOLDER_RULES[folder]?.extensions.includes(extname(name)))
    .sort()
    .map((name) => ({ id: name.slice(0, -extname(name).length), data: dataOf(join(directory, name)) }));
}

export function openProject(root: string, today: Date): Project {
  const read = new Map<string, Entry[]>();
  const entriesOf = (folder: string): Entry[] => {
    const entries = read.get(folder) ?? readEntries(root, folder);
    read.set(folder, entries);
    return entries;
  };
  return { root, today, entriesOf };
}

/** The texts that files of a folder give in a field, each once: `textsIn(project, 'courses', 'category')`. */
export const textsIn = (project: Project, folder: string, field: string): string[] => [
  ...new Set(
    project.entriesOf(folder).flatMap(({ data }) => {
      const value = valueAt(data, [field]);
      return typeof value === 'string' ? [value] : [];
    }),
  ),
];
