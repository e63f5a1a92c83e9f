import { valueAt } from '#src/lib/value-at.ts';
import type { ReadFile } from './catalogue-problems.ts';
import type { KnownCategories } from './known-categories.ts';
import { isNear } from './near-words.ts';
import { type ContentProblem, describeValue, nearest } from './zod-messages.ts';

type Sorted = { file: string; category: string };

/** The files of a kind that say what they are sorted under. */
const sortedFiles = (files: readonly ReadFile[], kind: string): Sorted[] =>
  files.flatMap((one) => {
    const value = one.kind === kind ? valueAt(one.data, ['category']) : undefined;
    const category = typeof value === 'string' ? value.trim() : '';
    return category === '' ? [] : [{ file: one.file, category }];
  });

/** Categories that are nearly one of the catalogue's, or nearly one that several courses have: a course would be alone in it. */
function nearlyKnown(courses: readonly Sorted[], known: readonly string[]): ContentProblem[] {
  const uses = Map.groupBy(courses, ({ category }) => category);
  const manyOf = (category: string): number => uses.get(category)?.length ?? 0;
  const all = [...new Set([...known, ...[...uses.keys()].filter((category) => manyOf(category) > 1)])];
  return courses
    .filter(({ category }) => !known.includes(category))
    .flatMap(({ file, category }): ContentProblem[] => {
      const meant = all.find(
        (other) => isNear(category, other) && (known.includes(other) || manyOf(other) > manyOf(category)),
      );
      if (meant === undefined) return [];
      return [
        {
          file,
          field: 'category',
          found: describeValue(category),
          allowed: `${all.join(', ')}, ou une catégorie dont le nom ne s’y confond pas`,
          mend: `vouliez-vous écrire « ${meant} » ?`,
        },
      ];
    });
}

/** Categories that are none of those that exist. */
const unknown = (sorted: readonly Sorted[], known: readonly string[], otherwise: string): ContentProblem[] =>
  sorted
    .filter(({ category }) => !known.includes(category))
    .map(({ file, category }) => {
      const meant = nearest(category, known);
      return {
        file,
        field: 'category',
        found: describeValue(category),
        allowed: known.map((name) => `« ${name} »`).join(', '),
        mend: meant === undefined ? otherwise : `vouliez-vous écrire « ${meant} » ?`,
      };
    });

/** What is sorted under a category that `content/categories.yaml` does not have. A course may be, under a name of its own. */
export function categoryProblems(
  files: readonly ReadFile[],
  { courses, listed, articles }: KnownCategories,
): ContentProblem[] {
  // The file of categories is at fault, and says so itself.
  if (courses.length === 0) return [];
  return [
    ...nearlyKnown(sortedFiles(files, 'courses'), courses),
    ...unknown(
      sortedFiles(files, 'blog'),
      articles,
      'choisissez une de ces catégories, ou ajoutez celle-ci à content/categories.yaml',
    ),
    ...unknown(sortedFiles(files, 'catalogues'), listed, 'choisissez une de ces catégories'),
  ];
}
