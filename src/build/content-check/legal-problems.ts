import { load } from 'js-yaml';
import { legalValues } from '#src/features/legal/legal-values.ts';
import { unknownPaths } from '#src/lib/named-values.ts';
import { type ContentProblem, describeValue } from './french-issue.ts';
import type { ProjectFiles } from './project-files.ts';

const FOLDER = 'content/legal';

/** The values that legal pages name between double braces and that `content/site.yaml`, itself right, doesn't hold. */
export function legalProblems(files: ProjectFiles): ContentProblem[] {
  const values = legalValues(load(files.read('content/site.yaml')));
  return files
    .names(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      unknownPaths(files.read(`${FOLDER}/${name}`), values).map((path) => ({
        file: `${FOLDER}/${name}`,
        field: '',
        found: describeValue(`{{${path}}}`),
        allowed: 'le chemin d’une valeur de content/site.yaml : {{legal.siren}}',
        mend: 'corrigez ce chemin, ou remplacez-le par du texte',
      })),
    );
}
