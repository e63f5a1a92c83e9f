import { listAt, valueAt } from '#src/lib/template.ts';
import { type ContentProblem, describeValue } from './zod-messages.ts';

/** Example values that are none of the file's; a field that is `known` to be missing is said already. */
export function placeholderProblems(file: string, data: unknown, known: readonly ContentProblem[]): ContentProblem[] {
  const isKnown = (path: string): boolean => known.some(({ field }) => field === path);
  return listAt(data, ['placeholders']).flatMap((path, index): ContentProblem[] => {
    if (typeof path !== 'string' || valueAt(data, path.split('.')) !== undefined || isKnown(path)) return [];
    return [
      {
        file,
        field: `placeholders[${String(index + 1)}]`,
        found: describeValue(path),
        allowed: 'le chemin d’un champ de ce fichier : legal.siren',
        mend: 'corrigez le chemin, ou retirez la ligne si la valeur est remplacée',
      },
    ];
  });
}
