import { parse } from 'yaml';
import { type Data, keptFrontMatter, SOURCE } from '../../src/admin/kept-yaml.ts';
import type { ProjectFiles } from '../../src/content-model/project-files.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { type Context, mergeCourse } from './merge-course.ts';
import { type ImportedCourse, readCourse } from './read-course.ts';
import { countNames, type Plan } from './report.ts';
import { ImportError, type SourceCourse } from './source-course.ts';

const STATE = `${CONTENT}/import.json`;

/** The courses of the last import, by number. `isClosed`: the course left the file and became a draft. */
type State = Record<string, { id: string; format: string; data: Data; isClosed?: true }>;

/** Reads all courses. Throws one `ImportError` with the errors of all courses. */
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
      errors.push(`${where}\u00a0: une formation du même nom que ${String(first?.where)}. Donnez-leur deux noms.`);
  if (errors.length > 0) throw new ImportError(errors.slice(0, 20).join('\n'));
  return courses;
}

const fileOf = (files: ProjectFiles, id: string): string =>
  [`${CONTENT}/courses/${id}.mdx`].find(files.has) ?? `${CONTENT}/courses/${id}.md`;

/** Compares a file with the site. Imported courses that a file of the same `format` lacks become drafts. */
export function planImport(
  sources: readonly SourceCourse[],
  format: string,
  files: ProjectFiles,
  context: Context,
): Plan {
  const state: State = files.has(STATE) ? (JSON.parse(files.read(STATE)) as State) : {};
  const courses = readAll(sources, parse(files.read(`${CONTENT}/site.yaml`)));
  const plan: Plan = {
    ...{ writes: new Map(), total: courses.length },
    ...{ added: [], changed: [], closed: [], reopened: [], conflicts: [], incomplete: [] },
    truncated: countNames(courses.flatMap(({ truncated }) => [...new Set(truncated)])),
    unmapped: countNames(courses.flatMap(({ unmapped }) => unmapped)),
  };
  for (const course of courses) {
    const last = state[course.key];
    const id = last?.id ?? course.id;
    const file = fileOf(files, id);
    // A file of another format has other values, so the values of the last file are kept.
    state[course.key] = { id, format, data: { ...last?.data, ...course.data } };
    if (last !== undefined && !files.has(file)) {
      plan.conflicts.push(`${file}\u00a0: supprimée depuis le dernier import, elle n’est pas écrite de nouveau`);
      continue;
    }
    const sheet = files.has(file) ? keptFrontMatter.fromFile(files.read(file)) : undefined;
    const { data, changed, conflicts, incomplete } = mergeCourse(course, sheet, last?.data ?? {}, context);
    const isReopened = last?.isClosed === true && data.published === false;
    if (isReopened) data.published = true;
    plan.conflicts.push(...conflicts.map((words) => `${file}\u00a0: ${words}`));
    plan.incomplete.push(...incomplete.map(([field, words]) => `${file}\u00a0: ${field} : ${words}`));
    if (isReopened) plan.reopened.push(file);
    else if (sheet === undefined) plan.added.push(`${file}${data.published === true ? '' : ', en brouillon'}`);
    else if (changed.length > 0) plan.changed.push(`${file}\u00a0: ${changed.join(', ')}`);
    if (isReopened || changed.length > 0)
      plan.writes.set(file, keptFrontMatter.toFile({ ...data, [SOURCE]: sheet?.[SOURCE] }));
  }
  for (const [key, last] of Object.entries(state)) {
    const file = fileOf(files, last.id);
    const isInFile = courses.some((course) => course.key === key);
    if (isInFile || last.format !== format || last.isClosed || !files.has(file)) continue;
    state[key] = { ...last, isClosed: true };
    const data = keptFrontMatter.fromFile(files.read(file));
    if (data.published === false) continue;
    plan.closed.push(file);
    plan.writes.set(file, keptFrontMatter.toFile({ ...data, published: false }));
  }
  plan.writes.set(STATE, `${JSON.stringify(state, null, 1)}\n`);
  return plan;
}
