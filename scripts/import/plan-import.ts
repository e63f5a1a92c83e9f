import { keptFrontMatter, SOURCE } from '../../src/admin/kept-yaml.ts';
import type { ProjectFiles } from '../../src/content-model/project-files.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';
import { parse } from 'yaml';
import { type CourseRecord, Fault } from './fault.ts';
import { type Import, type LastTold, mergeCourse } from './merge-course.ts';
import { toldCourse, type ToldCourse } from './told-course.ts';

const STATE = `${CONTENT}/import.json`;

/** What the last import told, by the numbers of courses: `isClosed` if it made a draft of one that the file no longer had. */
type State = Record<string, LastTold & { id: string; format: string; isClosed?: true }>;

export type Plan = {
  /** The new texts of files. */
  writes: Map<string, string>;
  added: string[];
  changed: string[];
  closed: string[];
  reopened: string[];
  conflicts: string[];
  incomplete: string[];
  /** Names of the file that no field takes, and those of texts that it cuts, by the number of courses. */
  untaken: Map<string, number>;
  cut: Map<string, number>;
  total: number;
};

const count = (map: Map<string, number>, names: readonly string[]): void => {
  for (const name of new Set(names)) map.set(name, (map.get(name) ?? 0) + 1);
};

/** Reads all records, or says everything that is wrong with them. */
function readAll(records: readonly CourseRecord[], site: unknown): ToldCourse[] {
  const faults: string[] = [];
  const told = records.flatMap((record): ToldCourse[] => {
    try {
      return [toldCourse(record, site)];
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  for (const { id, where } of told) {
    const [first] = told.filter((other) => other.id === id);
    if (first !== undefined && first.where !== where)
      faults.push(`${where}\u00a0: une formation du même nom que ${first.where}. Donnez-leur deux noms.`);
  }
  if (faults.length > 0) throw new Fault(faults.slice(0, 20).join('\n'));
  return told;
}

const fileOf = (files: ProjectFiles, id: string): string =>
  [`${CONTENT}/courses/${id}.mdx`].find(files.has) ?? `${CONTENT}/courses/${id}.md`;

/** Compares a file with the courses of the site, and says what to write. `format` separates files that hold other courses. */
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
    untaken: new Map(),
    cut: new Map(),
    total: records.length,
  };
  const told = readAll(records, parse(files.read(`${CONTENT}/site.yaml`)));
  for (const course of told) {
    const { key, values, body, sessions } = course;
    const last = state[key];
    const id = last?.id ?? course.id;
    const file = fileOf(files, id);
    count(plan.untaken, course.untaken);
    count(plan.cut, course.cut);
    // A file of another format says other things: what the last one said is still known.
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
    if (last.format !== format || last.isClosed || told.some((course) => course.key === key) || !files.has(file))
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
