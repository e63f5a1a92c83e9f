import { placeTyped, REMOTE_PLACE } from '#src/features/courses/course-parts-schema.ts';
import { isSameName } from '#src/features/team/team-member.ts';
import { listAt, valueAt } from '#src/lib/template.ts';
import type { Problem } from './finding.ts';
import { dataOf, type Entry } from './read.ts';
import { correction, describeValue } from './schema-problems.ts';

type Reference = {
  /** The fields that name something, by the kind of file. */
  cited: Readonly<Record<string, readonly string[]>>;
  /** The names that exist; none while their file is missing or wrong. */
  known: (entries: readonly Entry[]) => readonly string[];
  /** The name that a typed one stands for. */
  meant?: (name: string) => string;
  /** A field beside the name that says it is on purpose. */
  unless?: string;
  severity?: 'warning';
  allowed: string;
  otherwise: string;
};

const ids = (kind: string) => (entries: readonly Entry[]) =>
  entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
const names = (list: readonly unknown[], ...path: string[]): string[] =>
  list.map((item) => valueAt(item, path)).filter((name) => typeof name === 'string');
/** What a field of each entry of a folder holds; nothing while one of them cannot be read. */
function namesOf(entries: readonly Entry[], kind: string, field: string): string[] {
  const data = entries.filter((entry) => entry.kind === kind).map((entry) => entry.data);
  return data.includes(undefined) ? [] : names(data, field);
}

/** The names of the categories of courses or articles, or of those courses that the site lists. */
export function categoryNames(entries: readonly Entry[], list: 'courses' | 'articles' | 'listed'): string[] {
  const categories = listAt(dataOf(entries, 'categories.yaml'), [list === 'articles' ? 'articles' : 'courses']);
  const shown = list === 'listed' ? categories.filter((one) => valueAt(one, ['isListed']) !== false) : categories;
  return names(shown, 'name');
}

const REFERENCES: readonly Reference[] = [
  {
    cited: {
      courses: ['figures.passing', 'figures.satisfaction'],
      'ai-course.yaml': ['statistics.figure'],
      'home.yaml': ['hero.figure'],
      'about.yaml': ['figures'],
    },
    known: (entries) => names(listAt(dataOf(entries, 'figures.yaml'), ['figures']), 'id'),
    allowed: 'le nom d’un chiffre de content/figures.yaml',
    otherwise: 'ajoutez-y ce chiffre, ou corrigez son nom',
  },
  {
    cited: { 'ai-course.yaml': ['course'], catalogues: ['items.course'] },
    known: ids('courses'),
    allowed: 'le nom d’un fichier de content/courses, sans .md',
    otherwise: 'corrigez ce nom, ou créez cette fiche',
  },
  {
    cited: { courses: ['trainers'] },
    known: ids('team'),
    allowed: 'le nom d’un fichier de content/team, sans .md',
    otherwise: 'corrigez ce nom, ou créez cette personne',
  },
  {
    cited: { blog: ['category'] },
    known: (entries) => categoryNames(entries, 'articles'),
    allowed: 'une catégorie d’articles de content/categories.yaml',
    otherwise: 'choisissez une de celles qui existent, ou ajoutez celle-ci',
  },
  {
    cited: { catalogues: ['category'] },
    known: (entries) => categoryNames(entries, 'listed'),
    allowed: 'une catégorie de content/categories.yaml',
    otherwise: 'choisissez une de celles qui existent',
  },
  {
    cited: { courses: ['category'] },
    known: (entries) => categoryNames(entries, 'courses'),
    severity: 'warning',
    allowed: 'une catégorie de content/categories.yaml ; une autre n’a ni couleur, ni filtre, ni page',
    otherwise: 'choisissez une de celles qui existent, ou ajoutez celle-ci',
  },
  {
    cited: { testimonials: ['course'] },
    known: (entries) => namesOf(entries, 'courses', 'title'),
    severity: 'warning',
    allowed: 'l’intitulé exact d’une formation',
    otherwise: 'écrivez cet intitulé, ou retirez la mention',
  },
  {
    cited: { blog: ['author'] },
    known: (entries) => {
      const hidden = valueAt(dataOf(entries, 'site.yaml'), ['hiddenTeamMember']);
      return namesOf(entries, 'team', 'name').filter((name) => !isSameName(name, String(hidden)));
    },
    severity: 'warning',
    allowed: 'le nom d’une personne de content/team, que la page « À propos » présente',
    otherwise: 'signez d’un de ces noms, ou ajoutez cette personne',
  },
  {
    cited: { courses: ['sessions.place'] },
    known: (entries) => {
      const site = dataOf(entries, 'site.yaml');
      return site === undefined ? [] : [REMOTE_PLACE, ...names(listAt(site, ['offices']), 'address', 'city')];
    },
    meant: placeTyped,
    unless: 'elsewhere',
    allowed: `« À distance », ou la ville d’un de vos bureaux, à moins que « Hors de nos bureaux » soit activé`,
    otherwise: 'corrigez la ville ; si la session a lieu ailleurs, activez « Hors de nos bureaux »',
  },
];

type Cited = { field: string; name: string; around: unknown };

/** The names that stand at a path, or in each entry of the lists along it: `statistics[2].figure`. */
function citedAt(value: unknown, path: readonly string[], field = '', around?: unknown): Cited[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => citedAt(each, path, `${field}[${String(index + 1)}]`, value));
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === 'string' && value !== '' ? [{ field, name: value, around }] : [];
  return citedAt(valueAt(value, [key]), rest, field === '' ? key : `${field}.${key}`, value);
}

/** What files name and nothing is called. */
export const referenceProblems = (entries: readonly Entry[]): Problem[] =>
  REFERENCES.flatMap(({ cited, known: knownIn, meant = String, unless, severity, allowed, otherwise }) => {
    const known = knownIn(entries);
    if (known.length === 0) return [];
    return entries.flatMap(({ file, kind, data }) =>
      (cited[kind] ?? [])
        .flatMap((path) => citedAt(data, path.split('.')))
        .filter(({ name, around }) => !known.includes(meant(name)) && !(unless && valueAt(around, [unless]) === true))
        .map(({ field, name }): Problem => ({
          file,
          field,
          ...(severity && { severity }),
          found: describeValue(name),
          allowed,
          mend: correction(name, known, otherwise),
        })),
    );
  });
