import { CONTENT } from '#src/lib/content-folder.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { readData } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';
import { type ContentProblem, describeValue, nearest } from './zod-messages.ts';

/** The courses of a project by the names that other files call them. */
export const courseNames = (files: ProjectFiles): string[] =>
  files.names(`${CONTENT}/courses`).map((name) => name.replace(/\.mdx?$/, ''));

/** Where files name a course: the AI course draws its price and dates from it, an item of a catalogue page leads to it. */
const namedCourses = (kind: string, data: unknown): (readonly [field: string, name: unknown])[] => {
  if (kind === 'ai-course.yaml') return [['course', valueAt(data, ['course'])]];
  const items = kind === 'catalogues' ? valueAt(data, ['items']) : undefined;
  return Array.isArray(items)
    ? items.map((item, index) => [`items[${index + 1}].course`, valueAt(item, ['course'])] as const)
    : [];
};

/** Courses that other files name and that do not exist. */
export function courseProblems(
  { file, kind, data }: { file: string; kind: string; data: unknown },
  known: readonly string[],
): ContentProblem[] {
  return namedCourses(kind, data).flatMap(([field, name]): ContentProblem[] => {
    if (typeof name !== 'string' || known.includes(name)) return [];
    const meant = nearest(name, known);
    return [
      {
        file,
        field,
        found: describeValue(name),
        allowed: 'le nom d’un fichier de content/courses, sans .md',
        mend: meant === undefined ? 'corrigez ce nom, ou créez cette fiche' : `vouliez-vous écrire « ${meant} » ?`,
      },
    ];
  });
}

/** Where the content names figures, by the folder or the file that does. */
const CITED_AT: Readonly<Record<string, readonly string[]>> = {
  courses: ['figures.passing', 'figures.satisfaction'],
  'ai-course.yaml': ['statistics.figure'],
  'home.yaml': ['hero.figure'],
  'about.yaml': ['figures'],
};

/** The names of the figures that a project publishes; none while their file is missing or cannot be read. */
export function publishedFigures(files: ProjectFiles): string[] {
  const figures = valueAt(readData(files, 'figures.yaml'), ['figures']);
  return typeof figures === 'object' && figures !== null ? Object.keys(figures) : [];
}

/** The names that stand at a path, or in each entry of the lists along it: `statistics[2].figure`. */
function namesAt(value: unknown, path: readonly string[], field = ''): (readonly [field: string, name: string])[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => namesAt(each, path, `${field}[${index + 1}]`));
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === 'string' ? [[field, value]] : [];
  return namesAt(valueAt(value, [key]), rest, field === '' ? key : `${field}.${key}`);
}

/** The figures that a file names and that `content/figures.yaml` does not hold. */
export function figureProblems(
  { file, kind, data }: { file: string; kind: string; data: unknown },
  known: readonly string[],
): ContentProblem[] {
  // A register that cannot be read is a problem of its own, not one of every file that cites it.
  if (known.length === 0) return [];
  return (CITED_AT[kind] ?? [])
    .flatMap((path) => namesAt(data, path.split('.')))
    .filter(([, name]) => !known.includes(name))
    .map(([field, name]) => ({ field, name, meant: nearest(name, known) }))
    .map(({ field, name, meant }) => ({
      file,
      field,
      found: describeValue(name),
      allowed: 'le nom d’un chiffre de content/figures.yaml',
      mend: meant === undefined ? 'ajoutez-y ce chiffre, ou corrigez son nom' : `vouliez-vous écrire « ${meant} » ?`,
    }));
}

/** The people of a project by the names that courses call them. */
export const memberNames = (files: ProjectFiles): string[] =>
  files.names(`${CONTENT}/team`).map((name) => name.replace(/\.md$/, ''));

/** Whom a course names as its trainers and nobody in `content/team` is. */
export function trainerProblems(
  { file, kind, data }: { file: string; kind: string; data: unknown },
  known: readonly string[],
): ContentProblem[] {
  const trainers = kind === 'courses' ? valueAt(data, ['trainers']) : undefined;
  if (!Array.isArray(trainers)) return [];
  return trainers.flatMap((name: unknown, index) => {
    if (typeof name !== 'string' || known.includes(name)) return [];
    const meant = nearest(name, known);
    return {
      file,
      field: `trainers[${String(index + 1)}]`,
      found: describeValue(name),
      allowed: 'le nom d’un fichier de content/team, sans .md',
      mend: meant === undefined ? 'corrigez ce nom, ou créez cette personne' : `vouliez-vous écrire « ${meant} » ?`,
    };
  });
}
