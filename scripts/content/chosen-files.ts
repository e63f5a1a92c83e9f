import { readdirSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { CONTENT } from '../../src/lib/content-folder.ts';

/** Files of `content/` that somebody has named, or why a name names none. */
export type ChosenFiles = { files: string[]; refusals: string[] };

const MOST_OFFERED = 3;

const slashed = (path: string): string => path.replaceAll('\\', '/');

const bareName = (path: string): string => posix.basename(path).replace(/\.[a-z]+$/i, '');

/** Every file of `content/` as `content/courses/excel.md`. */
const contentFiles = (root: string): string[] =>
  readdirSync(join(root, CONTENT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(root, join(entry.parentPath, entry.name))))
    .sort();

function nearestFiles(name: string, files: readonly string[]): string[] {
  const wanted = bareName(name);
  const far = (file: string): number => {
    const base = bareName(file);
    return base.includes(wanted) || base.replace(/^\d+-/, '') === wanted ? 0 : distance(base, wanted) / base.length;
  };
  return files
    .filter((file) => far(file) < 0.5)
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, MOST_OFFERED);
}

function choose(name: string, root: string, files: readonly string[]): { file: string } | { refusal: string } {
  const path = slashed(relative(root, resolve(root, slashed(name))));
  const exact = [path, posix.join(CONTENT, path)].find((one) => files.includes(one));
  if (exact !== undefined) return { file: exact };
  const plain = slashed(name);
  const called = files.filter((file) => posix.basename(file) === plain || bareName(file) === plain);
  const [only, ...others] = called;
  if (only !== undefined && others.length === 0) return { file: only };
  const offered = called.length > 0 ? called : nearestFiles(plain, files);
  const reason =
    called.length > 0
      ? `«\u00a0${name}\u00a0» désigne ${called.length} fichiers\u00a0: dites lequel`
      : `Aucun fichier de ${CONTENT}/ ne s’appelle «\u00a0${name}\u00a0»`;
  return {
    refusal: offered.length === 0 ? `${reason}.` : `${reason}. Vouliez-vous dire ${offered.join(' ou ')}\u202f?`,
  };
}

/** The files that the words of a command name: by a path in any form, or by a name alone where one file has it. */
export function chosenFiles(names: readonly string[], root: string): ChosenFiles {
  const files = contentFiles(root);
  const choices = names.map((name) => choose(name, root, files));
  return {
    files: choices.flatMap((choice) => ('file' in choice ? [choice.file] : [])),
    refusals: choices.flatMap((choice) => ('refusal' in choice ? [choice.refusal] : [])),
  };
}
