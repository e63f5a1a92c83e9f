import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { legalValues } from '#src/features/legal/legal-values.ts';
import { unknownPaths } from '#src/lib/named-values.ts';
import { type ContentProblem, describeValue } from './french-issue.ts';

/** The values that legal pages name between double braces and that `content/site.yaml`, itself right, doesn't hold. */
export function legalProblems(root: string): ContentProblem[] {
  const folder = join(root, 'content/legal');
  if (!existsSync(folder)) return [];
  const values = legalValues(load(readFileSync(join(root, 'content/site.yaml'), 'utf8')));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      unknownPaths(readFileSync(join(folder, name), 'utf8'), values).map((path) => ({
        file: `content/legal/${name}`,
        field: '',
        found: describeValue(`{{${path}}}`),
        allowed: 'le chemin d’une valeur de content/site.yaml : {{legal.siren}}',
        mend: 'corrigez ce chemin, ou remplacez-le par du texte',
      })),
    );
}
