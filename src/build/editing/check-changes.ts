import { posix } from 'node:path';
import { checkContent } from '#src/build/content-check/check-content.ts';
import type { ContentProblem } from '#src/build/content-check/french-issue.ts';
import { type Changes, filesOnDisk } from '#src/build/content-check/project-files.ts';
import { assertWritable } from './editable-files.ts';
import { Refusal } from './refusal.ts';
import { addressOf, usesOf } from './uses.ts';

/** A notification shows no more. */
const SHOWN = 3;

const sentence = ({ file, field, found, allowed, mend }: ContentProblem): string =>
  `${file}${field === '' ? '' : `, champ ${field}`}. Trouvé\u00a0: ${found}. Attendu\u00a0: ${allowed}. À faire\u00a0: ${mend}.`;

/** What content gets wrong by changes, and only by them: a mistake that is there already stops nobody. */
function problemsOf(root: string, changes: Changes): ContentProblem[] {
  const known = new Set(checkContent(root).map((problem) => JSON.stringify(problem)));
  return checkContent(root, changes).filter((problem) => !known.has(JSON.stringify(problem)));
}

/** Refuses a new file under a name that is taken: disks may not tell `Excel.md` from `excel.md`. */
export function assertFree(root: string, path: string): void {
  const name = posix.basename(path).toLowerCase();
  const taken = filesOnDisk(root)
    .names(posix.dirname(path))
    .find((other) => other.toLowerCase() === name);
  if (taken !== undefined)
    throw new Refusal(
      `${posix.dirname(path)}/${taken} existe déjà\u00a0: changez le titre, ou ouvrez ce qui porte déjà ce nom.`,
      409,
    );
}

function assertUnused(root: string, changes: Changes): void {
  const going = [...changes].flatMap(([path, bytes]) => (bytes === null ? [path] : []));
  for (const path of going) {
    const address = addressOf(path);
    const uses = address === undefined ? [] : usesOf(root, address, going);
    if (uses.length > 0)
      throw new Refusal(
        `${path} sert encore\u00a0: ${address ?? ''} est cité dans ${uses.join(', ')}. Retirez d’abord ces mentions.`,
        409,
      );
  }
}

/** Lets changes through that leave the site whole; else says why not. Nothing has been written yet. */
export function assertSound(root: string, changes: Changes): void {
  for (const path of changes.keys()) assertWritable(root, path);
  assertUnused(root, changes);
  const problems = problemsOf(root, changes);
  if (problems.length === 0) return;
  const rest = problems.length - SHOWN;
  const more = rest > 0 ? [`Et ${String(rest)} ${rest === 1 ? 'autre erreur' : 'autres erreurs'}.`] : [];
  throw new Refusal(['Rien n’a été enregistré.', ...problems.slice(0, SHOWN).map(sentence), ...more].join(' '));
}
