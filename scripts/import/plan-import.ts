import { keptFrontMatter, SOURCE } from '../../src/admin/kept-yaml.ts';
import type { ProjectFiles } from '../../src/content-model/project-files.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';
import { parse } from 'yaml';
import { type CourseRecord, ImportError } from './import-error.ts';
import { type ImportedCourse, readCourse } from './imported-course.ts';
import { type Import, type LastImport, mergeCourse } from './merge-course.ts';

const STATE = `${CONTENT}/import.json`;

/** The last import of each course, by number. `isClosed`: the course left the file and became a draft. */
type State = Record<string, LastImport & { id: string; format: string; isClosed?: true }>;

export type Plan = {
  /** The new texts of files. */
  writes: Map<string, string>;
  added: string[];
  changed: string[];
  closed: string[];
  reopened: string[];
  conflicts: string[];
  incomplete: string[];
  /** Names without a field, and names of truncated texts, with their number of courses. */
  unmapped: Map<string, number>;
  truncated: Map<string, number>;
  total: number;
};

const count = (map: Map<string, number>, names: readonly string[]): void => {
  for (const name of new Set(names)) map.set(name, (map.get(name) ?? 0) + 1);
};

/** Reads all records. Throws one `ImportError` with the errors of all records. */
function readAll(records: readonly CourseRecord[], site: unknown): ImportedCourse[] {
  const faults: string[] = [];
  const courses = records.flatMap((record): ImportedCourse[] => {
    try {
      return [readCourse(record, site)];
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  for (const { id, where } of courses) {
    const [first] = courses.filter((other) => other.id === id);
    if (first !== undefined && first.where !== where)
      faults.push(`${where}\u00a0: une formation du même nom que ${first.where}. Donnez-leur deux noms.`);
  }
  if (faults.length > 0) throw new ImportError(faults.slice(0, 20).join('\n'));
  return courses;
}

const fileOf = (files: ProjectFiles, id: string): string =>
  [`${CONTENT}/courses/${id}.mdx`].find(files.has) ?? `${CONTENT}/courses/${id}.md`;

/** Compares a file with the courses of the site. Closes courses that are missing from a file of the same `format`. */
export function planImport(
  records: readonly CourseRecord[],
  format: string,
  files: ProjectFiles,
  context: Import,
): Plan {
  const state: State = files.has(STATE) ? (JSON.parse(files.read(STATE)) as State) : {};
  const plan: Plan = {
    writes: new Map(),
    added: [],
    changed: [],
    closed: [],
    reopened: [],
    conflicts: [],
    incomplete: [],
    unmapped: new Map(),
    truncated: new Map(),
    total: records.length,
  };
  const courses = readAll(records, parse(files.read(`${CONTENT}/site.yaml`)));
  for (const course of courses) {
    const { key, values, body, sessions } = course;
    const last = state[key];
    const id = last?.id ?? course.id;
    const file = fileOf(files, id);
    count(plan.unmapped, course.unmapped);
    count(plan.truncated, course.truncated);
    // A file of another format has other values, so the values of the last file are kept.
    state[key] = { id, format, values: { ...last?.values, ...values }, body: body || (last?.body ?? ''), sessions };
    if (last !== undefined && !files.has(file)) {
      plan.conflicts.push(`${file}\u00a0: supprimée depuis le dernier import, elle n’est pas écrite de nouveau`);
      continue;
    }
    const present = files.has(file) ? keptFrontMatter.fromFile(files.read(file)) : undefined;
    const { data, changed, conflicts, incomplete } = mergeCourse(course, present, last, context);
    const isReopened = last?.isClosed === true && data.published === false;
    if (isReopened) data.published = true;
    plan.conflicts.push(...conflicts.map((words) => `${file}\u00a0: ${words}`));
    plan.incomplete.push(...incomplete.map((words) => `${file}\u00a0: ${words}`));
    if (isReopened) plan.reopened.push(file);
    else if (present === undefined) plan.added.push(`${file}${data.published === true ? '' : ', en brouillon'}`);
    else if (changed.length > 0) plan.changed.push(`${file}\u00a0: ${changed.join(', ')}`);
    if (isReopened || changed.length > 0)
      plan.writes.set(file, keptFrontMatter.toFile({ ...data, [SOURCE]: present?.[SOURCE] }));
  }
  for (const [key, last] of Object.entries(state)) {
    const file = fileOf(files, last.id);
    if (last.format !== format || last.isClosed || courses.some((course) => course.key === key) || !files.has(file))
      continue;
    state[key] = { ...last, isClosed: true };
    const data = keptFrontMatter.fromFile(files.read(file));
    if (data.published === false) continue;
    plan.closed.push(file);
    plan.writes.set(file, keptFrontMatter.toFile({ ...data, published: false }));
  }
  plan.writes.set(STATE, `${JSON.stringify(state, null, 1)}\n`);
  return plan;
}
