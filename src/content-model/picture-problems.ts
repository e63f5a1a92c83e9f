import { addressesIn, pictureFile } from '#src/features/pictures/picture-addresses.ts';
import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

/**
 * The pictures that a file names and that cannot be published: no picture, an incomplete one, a drawing with code in it,
 * a name that says something else. Missing pictures, and addresses that are among `known` problems, are left to other checks.
 */
export function pictureProblems(
  files: ProjectFiles,
  file: string,
  source: string,
  known: readonly ContentProblem[],
): ContentProblem[] {
  const lines = source.split('\n');
  return addressesIn(source).flatMap((address): ContentProblem[] => {
    const picture = pictureFile(address);
    if (!files.has(picture) || known.some(({ found }) => found.includes(address))) return [];
    const problem = pictureProblem(address, files.bytes(picture));
    if (problem === undefined) return [];
    const line = lines.findIndex((text) => text.includes(address)) + 1;
    const field = /^[ -]*(\w+):/.exec(lines[line - 1] ?? '')?.[1] ?? `ligne ${String(line)}`;
    return [{ file, field, line, ...problem, found: `${address}, ${problem.found}` }];
  });
}

const missing: Omit<ContentProblem, 'file' | 'field'> = {
  found: 'aucun fichier de ce nom',
  allowed: 'ce dessin de votre marque',
  mend: 'déposez-le dans ce dossier',
};

/** An icon of old browsers is a kind of its own, of which nothing runs. */
const isPictureFile = (name: string): boolean => !name.endsWith('.ico');

/** The drawings of the brand that are missing, which no page could be built without, and those that no picture may be. */
export const brandFileProblems = (files: ProjectFiles): ContentProblem[] =>
  BRAND_FILES.flatMap((name) => {
    const file = `${BRAND_FOLDER}/${name}`;
    if (!files.has(file)) return [{ file, field: '', ...missing }];
    const problem = isPictureFile(name) ? pictureProblem(name, files.bytes(file)) : undefined;
    return problem === undefined ? [] : [{ file, field: '', ...problem }];
  });
