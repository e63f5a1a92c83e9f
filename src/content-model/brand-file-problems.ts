import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

/** The drawings of the brand that are missing: no page could be built without. */
export const brandFileProblems = (files: ProjectFiles): ContentProblem[] =>
  BRAND_FILES.filter((name) => !files.has(`${BRAND_FOLDER}/${name}`)).map((name) => ({
    file: `${BRAND_FOLDER}/${name}`,
    field: '',
    found: 'aucun fichier de ce nom',
    allowed: 'ce dessin de votre marque',
    mend: 'déposez-le dans ce dossier',
  }));
