import { distance } from 'fastest-levenshtein';
import { isSameName } from '#src/features/team/team-member.ts';
import { fold } from '#src/lib/french-text.ts';
import { valueAt } from '#src/lib/template.ts';
import type { KnownCategories } from './known-categories.ts';
import { type ContentProblem, correction, describeValue } from './zod-messages.ts';

/** Letters that a typing error adds, drops or changes; more of them make another word. */
const TYPING_ERROR = 2;

/** Whether two words differ by no more than that, capitals and accents apart. */
const isNear = (word: string, other: string): boolean =>
  word !== other && distance(fold(word), fold(other)) <= TYPING_ERROR;

/** A file with what its fields say, unchecked. */
export type ReadFile = { file: string; kind: string; data: unknown };

const textAt = (data: unknown, field: string): string => {
  const value = valueAt(data, [field]);
  return typeof value === 'string' ? value.trim() : '';
};

const nameOf = (file: string): string => file.replace(/\.\w+$/, '');

const ofKind = (files: readonly ReadFile[], kind: string): ReadFile[] => files.filter((one) => one.kind === kind);

/** Two courses that the public could not tell apart. A draft may be a copy that is being rewritten. */
export function titleProblems(files: readonly ReadFile[]): ContentProblem[] {
  const seen = new Map<string, string>();
  return ofKind(files, 'courses')
    .filter(({ data }) => valueAt(data, ['published']) !== false)
    .flatMap(({ file, data }): ContentProblem[] => {
      const title = textAt(data, 'title');
      const key = fold(title)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim();
      const first = seen.get(key);
      if (first === undefined) seen.set(key, file);
      // Two files of one name are refused for that already.
      if (key === '' || first === undefined || nameOf(first) === nameOf(file)) return [];
      return [
        {
          file,
          field: 'title',
          found: `« ${title} », déjà l’intitulé de ${first}`,
          allowed: 'un intitulé par formation',
          mend: 'changez l’un des deux intitulés, ou gardez cette fiche en brouillon',
        },
      ];
    });
}

/** A hidden member whose name is nearly that of a member, who would then be shown. */
export function hiddenMemberProblems(files: readonly ReadFile[]): ContentProblem[] {
  const names = ofKind(files, 'team').map(({ data }) => textAt(data, 'name'));
  return ofKind(files, 'site.yaml').flatMap(({ file, data }): ContentProblem[] => {
    const hidden = textAt(data, 'hiddenTeamMember');
    const isKnown = names.some((name) => isSameName(name, hidden));
    const meant = isKnown ? undefined : names.find((name) => isNear(hidden, name));
    if (hidden === '' || meant === undefined) return [];
    return [
      {
        file,
        field: 'hiddenTeamMember',
        found: describeValue(hidden),
        allowed: 'le nom d’un membre de content/team, tel qu’il y est écrit',
        mend: `vouliez-vous écrire « ${meant} » ?`,
      },
    ];
  });
}

type Sorted = { file: string; category: string };

/** The files of a kind that say what they are sorted under. */
const sortedFiles = (files: readonly ReadFile[], kind: string): Sorted[] =>
  ofKind(files, kind)
    .map(({ file, data }) => ({ file, category: textAt(data, 'category') }))
    .filter(({ category }) => category !== '');

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
    .map(({ file, category }) => ({
      file,
      field: 'category',
      found: describeValue(category),
      allowed: known.map((name) => `« ${name} »`).join(', '),
      mend: correction(category, known, otherwise),
    }));

/** Entries under a category that `content/categories.yaml` does not have. A course may be, under a name of its own. */
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
