import { parse } from 'yaml';
import { keptFrontMatter, SOURCE } from '../../src/admin/kept-yaml.ts';
import type { ProjectFiles } from '../../src/content-model/project-files.ts';
import { CONTENT, withContentFolder } from '../../src/lib/content-folder.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { type Context, mergeCourse } from './merge-course.ts';
import { type ImportedCourse, readCourse } from './read-course.ts';
import { ImportError, type SourceCourse } from './source-course.ts';

/** What an import changes and finds, with the headings of the report. */
const HEADINGS = {
  added: 'Nouvelles fiches',
  changed: 'Fiches mises à jour',
  closed: 'Absentes du fichier, donc mises en brouillon',
  reopened: 'Revenues dans le fichier, donc remises en ligne',
  conflicts: 'Désaccords\u00a0: la fiche garde sa valeur, choisissez',
  incomplete: 'Dit en partie par le fichier, donc repris dans le texte de la fiche',
  truncated: 'Textes que le fichier coupe (…)',
  unmapped: 'Dit par le fichier, et sans champ sur le site',
} as const;
type Outcome = keyof typeof HEADINGS;
/** The new texts of files, and lines for the report. */
export type Plan = Record<Outcome, string[]> & { writes: Map<string, string>; total: number };

const formations = (number: number): string => `${number}\u00a0formation${number < 2 ? '' : 's'}`;

const countNames = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name)].map(([name, { length }]) => `${name}, ${formations(length)}`).sort();

const STATE = `${CONTENT}/import.json`;

/** The courses of the last import, by number. A course that left the file is not `published`. */
type State = Record<string, Pick<ImportedCourse, 'id' | 'values' | 'sessions'> & { format: string }>;

function readAll(sources: readonly SourceCourse[], site: unknown): ImportedCourse[] {
  const offices = new Set(listAt(site, ['offices']).map((office) => valueAt(office, ['address', 'city'])));
  const errors: string[] = [];
  const courses = sources.flatMap((source): ImportedCourse[] => {
    try {
      return [readCourse(source, offices)];
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      errors.push(error.message);
      return [];
    }
  });
  for (const [first, ...others] of Map.groupBy(courses, ({ id }) => id).values())
    for (const { where } of others)
      errors.push(`${where} : une formation du même nom que ${String(first?.where)}. Donnez-leur deux noms.`);
  if (errors.length > 0) throw new ImportError(errors.slice(0, 20).join('\n'));
  return courses;
}

const fileOf = (files: ProjectFiles, id: string): string =>
  [`${CONTENT}/courses/${id}.mdx`].find(files.has) ?? `${CONTENT}/courses/${id}.md`;

/** Compares a file with the site. Imported courses that a file of the same `format` lacks become drafts. */
export function planImport(sources: readonly SourceCourse[], format: string, files: ProjectFiles, context: Context) {
  const state: State = files.has(STATE) ? (JSON.parse(files.read(STATE)) as State) : {};
  const courses = readAll(sources, parse(files.read(`${CONTENT}/site.yaml`)));
  const plan: Plan = {
    ...{ writes: new Map(), total: courses.length },
    ...{ added: [], changed: [], closed: [], reopened: [], conflicts: [] },
    incomplete: countNames(courses.flatMap(({ incomplete }) => incomplete)),
    truncated: countNames(courses.flatMap(({ truncated }) => [...new Set(truncated)])),
    unmapped: countNames(courses.flatMap(({ unmapped }) => unmapped)),
  };
  const isInFile = (key: string): boolean => courses.some((course) => course.key === key);
  const absent = Object.entries(state).filter(([key, last]) => last.format === format && !isInFile(key));
  const drafts = absent.map(([key, last]): ImportedCourse => ({
    ...{ ...last, key, values: { ...last.values, published: false } },
    ...{ where: '', summary: undefined, unmapped: [], truncated: [], incomplete: [] },
  }));
  for (const course of [...courses, ...drafts]) {
    const { key, values, sessions } = course;
    const last = state[key];
    const id = last?.id ?? course.id;
    const file = fileOf(files, id);
    // A file of another format has other values, so the values of the last file are kept.
    state[key] = { id, format, values: { ...last?.values, ...values }, sessions };
    if (last !== undefined && !files.has(file)) {
      if (isInFile(key))
        plan.conflicts.push(`${file}\u00a0: supprimée depuis le dernier import, elle n’est pas écrite de nouveau`);
      continue;
    }
    const sheet = files.has(file) ? keptFrontMatter.fromFile(files.read(file)) : undefined;
    const { data, changed, conflicts } = mergeCourse(course, sheet, last, context);
    plan.conflicts.push(...conflicts.map((words) => `${file}\u00a0: ${words}`));
    if (sheet === undefined) plan.added.push(`${file}${data.published === true ? '' : ', en brouillon'}`);
    else if (changed.includes('published')) plan[data.published === true ? 'reopened' : 'closed'].push(file);
    else if (changed.length > 0) plan.changed.push(`${file}\u00a0: ${changed.join(', ')}`);
    if (changed.length > 0) plan.writes.set(file, keptFrontMatter.toFile({ ...data, [SOURCE]: sheet?.[SOURCE] }));
  }
  plan.writes.set(STATE, `${JSON.stringify(state, null, 1)}\n`);
  return plan;
}

export function reportOf(plan: Plan, isDryRun: boolean): string {
  const parts = Object.entries(HEADINGS).flatMap(([outcome, heading]) => {
    const lines = plan[outcome as Outcome];
    return lines.length === 0 ? [] : ['', `${heading} (${lines.length})`, ...lines.map((line) => `  ${line}`)];
  });
  const isUnchanged = [plan.added, plan.changed, plan.closed, plan.reopened].every(({ length }) => length === 0);
  const written = isUnchanged ? 'Aucune fiche ne change.' : 'C’est écrit.';
  const next = isDryRun
    ? 'Sans --dry-run, la commande écrit ces fiches.'
    : withContentFolder(
        'Relisez avec «\u00a0git diff content/\u00a0», puis «\u00a0npm run content\u00a0»\u00a0: il dit ce que les fiches ne disent pas encore.',
      );
  const first = `${formations(plan.total)} dans le fichier. ${isDryRun ? 'Essai\u00a0: aucune fiche n’est écrite.' : written}`;
  return [first, ...parts, '', next, ''].join('\n');
}
