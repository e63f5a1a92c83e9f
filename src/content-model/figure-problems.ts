import { valueAt } from '#src/lib/value-at.ts';
import { readData } from './content-source.ts';
import { type ContentProblem, describeValue, nearest } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

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
