import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

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
