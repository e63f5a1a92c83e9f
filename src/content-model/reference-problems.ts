import { CONTENT } from '#src/lib/content-folder.ts';
import { valueAt } from '#src/lib/template.ts';
import { readData } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';
import { type ContentProblem, correction, describeValue } from './zod-messages.ts';

/** The names of the entries of a folder, by which other files call them. */
const entryNames = (files: ProjectFiles, folder: string): string[] =>
  files.names(`${CONTENT}/${folder}`).map((name) => name.replace(/\.mdx?$/, ''));

export const courseNames = (files: ProjectFiles): string[] => entryNames(files, 'courses');

/** The names of the figures that a project publishes; unknown while their file is missing or cannot be read. */
function figureNames(files: ProjectFiles): string[] | undefined {
  const figures = valueAt(readData(files, 'figures.yaml'), ['figures']);
  const names = Array.isArray(figures) ? figures.map((figure) => valueAt(figure, ['id'])) : [];
  return names.length === 0 ? undefined : names.filter((name) => typeof name === 'string');
}

type Register = {
  /** The names in it, where they are known: one that cannot be read is a problem of its own, not of who cites it. */
  namesIn: (files: ProjectFiles) => readonly string[] | undefined;
  /** Where files cite it, by their folder or their own name. */
  citedAt: Readonly<Record<string, readonly string[]>>;
  allowed: string;
  otherwise: string;
};

const REGISTERS: readonly Register[] = [
  {
    namesIn: figureNames,
    citedAt: {
      courses: ['figures.passing', 'figures.satisfaction'],
      'ai-course.yaml': ['statistics.figure'],
      'home.yaml': ['hero.figure'],
      'about.yaml': ['figures'],
    },
    allowed: 'le nom d’un chiffre de content/figures.yaml',
    otherwise: 'ajoutez-y ce chiffre, ou corrigez son nom',
  },
  {
    namesIn: courseNames,
    citedAt: { 'ai-course.yaml': ['course'], catalogues: ['items.course'] },
    allowed: 'le nom d’un fichier de content/courses, sans .md',
    otherwise: 'corrigez ce nom, ou créez cette fiche',
  },
  {
    namesIn: (files) => entryNames(files, 'team'),
    citedAt: { courses: ['trainers'] },
    allowed: 'le nom d’un fichier de content/team, sans .md',
    otherwise: 'corrigez ce nom, ou créez cette personne',
  },
];

/** The names that stand at a path, or in each entry of the lists along it: `statistics[2].figure`. */
function namesAt(value: unknown, path: readonly string[], field = ''): (readonly [field: string, name: string])[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => namesAt(each, path, `${field}[${index + 1}]`));
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === 'string' ? [[field, value]] : [];
  return namesAt(valueAt(value, [key]), rest, field === '' ? key : `${field}.${key}`);
}

export type ReferenceCheck = (read: { file: string; kind: string; data: unknown }) => ContentProblem[];

/** The check for figures, courses and people of the team that a file of the project names and that do not exist. */
export function referenceCheck(files: ProjectFiles): ReferenceCheck {
  const registers = REGISTERS.map((register) => ({ ...register, known: register.namesIn(files) }));
  return ({ file, kind, data }) =>
    registers.flatMap(({ citedAt, known, allowed, otherwise }) =>
      (citedAt[kind] ?? [])
        .flatMap((path) => namesAt(data, path.split('.')))
        .filter(([, name]) => known?.includes(name) === false)
        .map(([field, name]) => ({
          file,
          field,
          found: describeValue(name),
          allowed,
          mend: correction(name, known ?? [], otherwise),
        })),
    );
}
