import { posix } from 'node:path';
import { placeKey, REMOTE_PLACE } from '#src/features/courses/course-parts-schema.ts';
import { isSameName, normalizeName } from '#src/features/team/team-member.ts';
import { type FieldPath, listAt, namesInBraces, textAt, valueAt, textsIn } from '#src/lib/template.ts';
import { type Problem, formatField } from './finding.ts';
import { dataOf, type Entry } from './read.ts';
import { correction, describeValue } from './schema-problems.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { isFilled, valueNames } from '#src/features/editorial/text-values.ts';

type Reference = {
  fields: Readonly<Record<string, readonly string[]>>;
  /** The names that exist; undefined if their file is missing or cannot be parsed. */
  known: (entries: readonly Entry[]) => readonly string[] | undefined;
  keyOf?: (name: string) => string;
  /** A boolean field in the same group as the reference. If it is true, the reference may be any name. */
  unless?: string;
  severity?: 'warning';
  allowed: string;
  remedy: string;
};

const ids = (kind: string) => (entries: readonly Entry[]) =>
  entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
const names = (list: readonly unknown[], ...path: string[]): string[] =>
  list.map((item) => valueAt(item, path)).filter((name) => typeof name === 'string');
function namesOf(entries: readonly Entry[], kind: string, field: string): string[] | undefined {
  const data = entries.filter((entry) => entry.kind === kind).map((entry) => entry.data);
  return data.includes(undefined) ? undefined : names(data, field);
}

function namesIn(entries: readonly Entry[], file: string, list: string, ...path: string[]): string[] | undefined {
  const data = dataOf(entries, file);
  return data === undefined ? undefined : names(listAt(data, [list]), ...path);
}

export function categoryNames(entries: readonly Entry[], list: 'courses' | 'articles' | 'listed'): string[] {
  const categories = listAt(dataOf(entries, 'categories.yaml'), [list === 'articles' ? 'articles' : 'courses']);
  const shown = list === 'listed' ? categories.filter((one) => valueAt(one, ['isListed']) !== false) : categories;
  return names(shown, 'name');
}

const categories = (list: Parameters<typeof categoryNames>[1]) => (entries: readonly Entry[]) =>
  dataOf(entries, 'categories.yaml') === undefined ? undefined : categoryNames(entries, list);

export const REFERENCES: readonly Reference[] = [
  {
    fields: {
      'figures.yaml': ['figures.renewedBy'],
      courses: ['figures.passing', 'figures.satisfaction'],
      'ai-course.yaml': ['rating', 'statistics.figure'],
      'home.yaml': ['hero.figure'],
      'about.yaml': ['figures'],
    },
    known: (entries) => namesIn(entries, 'figures.yaml', 'figures', 'id'),
    allowed: 'le nom d’un chiffre de content/figures.yaml',
    remedy: 'ajoutez-y ce chiffre, ou corrigez son nom',
  },
  {
    fields: { 'ai-course.yaml': ['course'], catalogues: ['items.course'], 'sessions.yaml': ['sessions.course'] },
    known: ids('courses'),
    allowed: 'le nom d’un fichier de content/courses, sans .md',
    remedy: 'corrigez ce nom, ou créez cette fiche',
  },
  {
    fields: { courses: ['trainers'] },
    known: ids('team'),
    allowed: 'le nom d’un fichier de content/team, sans .md',
    remedy: 'corrigez ce nom, ou créez cette personne',
  },
  {
    fields: { blog: ['category'] },
    known: categories('articles'),
    allowed: 'une catégorie d’articles de content/categories.yaml',
    remedy: 'choisissez une de celles qui existent, ou ajoutez celle-ci',
  },
  {
    fields: { catalogues: ['category'], 'categories.yaml': ['articles.courses'] },
    known: categories('listed'),
    allowed: 'une catégorie de formations de content/categories.yaml, proposée au choix',
    remedy: 'choisissez une de celles qui existent',
  },
  {
    fields: { courses: ['category'] },
    known: categories('courses'),
    severity: 'warning',
    allowed: 'une catégorie de content/categories.yaml ; une autre n’a ni couleur, ni filtre, ni page',
    remedy: 'choisissez une de celles qui existent, ou ajoutez celle-ci',
  },
  {
    fields: { testimonials: ['course'] },
    known: (entries) => namesOf(entries, 'courses', 'title'),
    severity: 'warning',
    allowed: 'l’intitulé exact d’une formation',
    remedy: 'écrivez cet intitulé, ou retirez la mention',
  },
  {
    fields: { blog: ['author'] },
    known: (entries) => {
      const hidden = valueAt(dataOf(entries, 'site.yaml'), ['hiddenTeamMember']);
      return namesOf(entries, 'team', 'name')?.filter((name) => !isSameName(name, String(hidden)));
    },
    severity: 'warning',
    allowed: 'le nom d’une personne de content/team, que la page « À propos » présente',
    remedy: 'signez d’un de ces noms, ou ajoutez cette personne',
  },
  {
    fields: { 'site.yaml': ['hiddenTeamMember'] },
    known: (entries) => namesOf(entries, 'team', 'name'),
    keyOf: normalizeName,
    severity: 'warning',
    allowed: 'le nom d’une personne de content/team',
    remedy: 'corrigez ce nom, sans quoi cette personne est en ligne, ou retirez-le si sa fiche n’existe plus',
  },
  {
    fields: { 'sessions.yaml': ['sessions.place'] },
    known: (entries) => {
      const cities = namesIn(entries, 'site.yaml', 'offices', 'address', 'city');
      return cities && [REMOTE_PLACE, ...cities];
    },
    keyOf: placeKey,
    unless: 'elsewhere',
    allowed: `« À distance », ou la ville d’un de vos bureaux, à moins que « Hors de nos bureaux » ne soit activé`,
    remedy: 'corrigez la ville ; si la session a lieu ailleurs, activez « Hors de nos bureaux »',
  },
];

type NameUse = { path: FieldPath; name: string; parent: unknown };

function nameUsesAt(value: unknown, names: readonly string[], path: FieldPath = [], parent?: unknown): NameUse[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => nameUsesAt(each, names, [...path, index], value));
  const [key, ...rest] = names;
  if (key === undefined) return typeof value === 'string' && value !== '' ? [{ path, name: value, parent }] : [];
  return nameUsesAt(valueAt(value, [key]), rest, [...path, key], value);
}

export const referenceProblems = (entries: readonly Entry[]): Problem[] =>
  REFERENCES.flatMap(({ fields, known: knownIn, keyOf = String, unless, severity, allowed, remedy }) => {
    const known = knownIn(entries);
    if (known === undefined) return [];
    const keys = new Set(known.map(keyOf));
    const hasBeen = ({ id, data }: Entry, name: string): boolean =>
      known.includes(id) && listAt(data, ['aliases']).some((alias) => posix.basename(String(alias)) === name);
    return entries.flatMap(({ file, kind, data }) =>
      (fields[kind] ?? [])
        .flatMap((field) => nameUsesAt(data, field.split('.')))
        .filter(({ name, parent }) => !keys.has(keyOf(name)) && !(unless && valueAt(parent, [unless]) === true))
        .map(({ path, name }): Problem => ({
          file,
          path,
          severity,
          found: describeValue(name),
          allowed,
          remedy: correction(entries.find((entry) => hasBeen(entry, name))?.id ?? name, known, remedy),
        })),
    );
  });

/** Returns the fields and the text lines in which the site fills `{{name}}`. */
function filledTexts({ kind, data, body, offset }: Entry): { text: string; path?: FieldPath; line?: number }[] {
  const lines = body.split('\n').map((text, index) => ({ text, line: offset + index + 1 }));
  return [...textsIn(data).filter(({ path }) => isFilled(kind, path)), ...(isFilled(kind, []) ? lines : [])];
}

/** Checks nothing while `site.yaml` is missing or invalid, because a `{{name}}` may refer to any of its values. */
export function valueNameProblems(entries: readonly Entry[]): Problem[] {
  const { data: site } = siteSchema.safeParse(dataOf(entries, 'site.yaml'));
  if (site === undefined) return [];
  const paths = textsIn(site).map(({ path }) => `{{${formatField(path)}}}`);
  return entries.flatMap((entry) => {
    const { file, kind } = entry;
    const names = valueNames(kind);
    const isKnown = (name: string): boolean => names.includes(name) || textAt(site, name) !== undefined;
    const inBraces = names.map((name) => `{{${name}}}`);
    return filledTexts(entry).flatMap(({ text, ...place }) =>
      namesInBraces(text)
        .filter((name) => !isKnown(name))
        .map((name) => ({
          ...{ file, ...place, found: `« {{${name}}} »` },
          allowed: `le chemin d’une valeur de content/site.yaml, {{legal.siren}}, ou un de ces noms : ${inBraces.join(', ')}`,
          remedy: correction(`{{${name}}}`, [...inBraces, ...paths], 'corrigez ce nom, ou retirez cette valeur'),
        })),
    );
  });
}
