import { parse, parseDocument } from 'yaml';
import { type Data, keptFrontMatter, keptYaml, SOURCE } from '../../src/admin/kept-yaml.ts';
import type { ProjectFiles } from '../../src/content-model/read.ts';
import { clip, lowerFirst, slugify } from '../../src/lib/french-text.ts';
import { CONTENT, withContentFolder } from '../../src/lib/content-folder.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { sessionSchema } from '../../src/features/courses/sessions-schema.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { type Context, mergeCourse, mergeSessions } from './merge-course.ts';
import { type ImportedCourse, readCourse } from './read-course.ts';
import { labelOf } from './fields.ts';
import { formations, type Plan } from './report-import.ts';
import { attempt, ImportError, type SourceCourse, throwAll, withTotal } from './source-course.ts';
import { TONE_LABELS, TONE_NAMES } from '../../src/site/palette.ts';

/** The maximum number of course categories in `categoriesSchema`. */
const MAX_CATEGORIES = 12;

export function addCategories(source: string, names: readonly string[]): { text: string; added: string[] } {
  const document = parseDocument(source);
  const known = [...listAt(document.toJS(), ['courses'])];
  const slugs = new Set(known.map((category) => slugify(String(valueAt(category, ['name'])))));
  const added: string[] = [];
  for (const name of names) {
    if (slugs.has(slugify(name)) || known.length === MAX_CATEGORIES) continue;
    const countOf = (tone: string) => known.filter((category) => valueAt(category, ['tone']) === tone).length;
    const [tone = 'grey'] = TONE_NAMES.toSorted((one, other) => countOf(one) - countOf(other));
    document.addIn(['courses'], document.createNode({ name, tone }));
    known.push({ name, tone });
    slugs.add(slugify(name));
    added.push(`${name}, ${lowerFirst(TONE_LABELS[tone])}`);
  }
  return { text: added.length === 0 ? source : document.toString({ lineWidth: 0, singleQuote: true }), added };
}

const MAX_TITLE = 60;

const MAX_NAMED = 3;

function countLine(name: string, courses: readonly ImportedCourse[]): string {
  const titles = courses.map(({ values }) => clip(String(values.title), MAX_TITLE)).join(' ; ');
  return `${name}, ${formations(courses.length)}${courses.length > MAX_NAMED ? '' : ` (${titles})`}`;
}

function countNames(courses: readonly ImportedCourse[], listed: 'incomplete' | 'truncated' | 'unmapped' | 'assumed') {
  const names = new Set(courses.flatMap((course) => course[listed]));
  const usersOf = (name: string) => courses.filter((course) => course[listed].includes(name));
  return [...names].map((name) => countLine(name, usersOf(name))).sort();
}

const STATE = `${CONTENT}/import.json`;
const CATEGORIES = `${CONTENT}/categories.yaml`;
const SESSIONS = `${CONTENT}/sessions.yaml`;

/** A course as the last import left it. `values.published` is false if the imported file lacked the course. */
type Last = Pick<ImportedCourse, 'id' | 'values' | 'sessions'> & { format: string };

/**
 * Returns the title for the end of an error message, such as « (Excel, les fondamentaux) », because the row number in
 * the message no longer leads to the course once someone has sorted the table.
 */
function titleSuffix({ cells }: SourceCourse): string {
  const title = cells.get('title')?.text.trim() ?? '';
  return title === '' ? '' : ` (${clip(title, MAX_TITLE)})`;
}

function readAll(sources: readonly SourceCourse[], site: unknown): ImportedCourse[] {
  const offices = listAt(site, ['offices']).map((office) => String(valueAt(office, ['address', 'city'])));
  const errors: string[] = [];
  const courses: ImportedCourse[] = [];
  for (const source of sources) {
    const ofCourse: string[] = [];
    const course = attempt(ofCourse, () => readCourse(source, offices));
    if (course !== undefined) courses.push(course);
    errors.push(...ofCourse.map((error) => `${error}${titleSuffix(source)}`));
  }
  for (const [first, ...others] of Map.groupBy(courses, ({ id }) => id).values())
    for (const { where, values } of others)
      errors.push(
        `${where} : « ${String(values.title)} », du même nom qu’une autre formation (${lowerFirst(String(first?.where))}). Donnez-leur deux noms.`,
      );
  throwAll(withTotal(errors));
  return courses;
}

const fileOf = (files: ProjectFiles, id: string): string =>
  [`${CONTENT}/courses/${id}.mdx`].find(files.has) ?? `${CONTENT}/courses/${id}.md`;

const stateIn = (files: ProjectFiles): Map<string, Last> =>
  new Map(Object.entries(files.has(STATE) ? (JSON.parse(files.read(STATE)) as Record<string, Last>) : {}));

/**
 * Returns drafts of the courses that an earlier import of this format contained and this file lacks. A course that only
 * has a new number is not absent, so its old number is deleted from `state`.
 */
function absentCourses(state: Map<string, Last>, courses: readonly ImportedCourse[], format: string): ImportedCourse[] {
  const keys = new Set(courses.map(({ key }) => key));
  const ids = new Set(courses.map(({ key, id }) => state.get(key)?.id ?? id));
  const missing = [...state].filter(([key, last]) => last.format === format && !keys.has(key));
  for (const [key, { id }] of missing) if (ids.has(id)) state.delete(key);
  const absent = missing.filter(([key, last]) => state.has(key) && last.values.published !== false);
  return absent.map(([key, last]): ImportedCourse => {
    const values = { ...last.values, published: false };
    return { ...last, key, values, where: '', summary: undefined, ...NOTHING_SAID };
  });
}

const NOTHING_SAID = { unmapped: [], truncated: [], incomplete: [], assumed: [] };

function readSheet(file: string, files: ProjectFiles): Data {
  try {
    return keptFrontMatter.fromFile(files.read(file));
  } catch {
    throw new ImportError(withContentFolder(`${file} est à corriger d’abord : « npm run content » dit où et comment.`));
  }
}

function planCourse(
  course: ImportedCourse,
  isAbsent: boolean,
  plan: Plan,
  { state, format, files, sessions, described, context }: Site,
): void {
  const { key, values } = course;
  const last = state.get(key);
  const id = last?.id ?? course.id;
  const file = fileOf(files, id);
  const isDeleted = last !== undefined && !files.has(file);
  if (isDeleted && !isAbsent)
    plan.conflicts.push(`${file}\u00a0: supprimée depuis le dernier import, elle n’est pas écrite de nouveau`);
  const sheet = files.has(file) ? readSheet(file, files) : undefined;
  const { data, changed, conflicts, filled } = mergeCourse(course, sheet, last, context);
  // A course that was a draft before it disappeared from the file stays a draft when it comes back.
  const published = isAbsent && sheet?.published === false ? last?.values.published : values.published;
  state.set(key, {
    id,
    format,
    // Keeps earlier values, because a file of another format may lack some fields.
    values: { ...last?.values, ...filled, ...values, published },
    sessions: course.sessions,
  });
  if (isDeleted) return;
  const ofSessions = mergeSessions(course, last?.sessions ?? [], sessions.get(id) ?? [], context.today);
  if (ofSessions.isChanged) sessions.set(id, ofSessions.sessions);
  const everyChange = [...changed, ...(ofSessions.isChanged ? ['sessions'] : [])];
  plan.conflicts.push(...[...conflicts, ...ofSessions.conflicts].map((words) => `${file}\u00a0: ${words}`));
  if (sheet === undefined) plan.added.push(file + draftReason(data, course.incomplete));
  else if (changed.includes('published')) plan[data.published === true ? 'reopened' : 'closed'].push(file);
  else if (everyChange.length > 0) plan.changed.push(`${file}\u00a0: ${everyChange.map(labelOf).join(', ')}`);
  if (filled.description !== undefined) described.push(course);
  if (sheet?.published === false && !isAbsent && data.published !== true) plan.drafts.push(file);
  if (changed.length > 0) plan.writes.set(file, keptFrontMatter.toFile({ ...data, [SOURCE]: sheet?.[SOURCE] }));
}

const draftReason = ({ published, placeholders }: Data, incomplete: readonly string[]): string => {
  const fields = listAt({ placeholders }, ['placeholders']).map((field) => labelOf(String(field)));
  const missing = [...fields, ...incomplete].map(lowerFirst);
  if (published === true) return '';
  return missing.length === 0 ? ', en brouillon' : `, en brouillon (à compléter : ${missing.join(', ')})`;
};

type Site = {
  state: Map<string, Last>;
  format: string;
  files: ProjectFiles;
  sessions: Map<string, readonly unknown[]>;
  described: ImportedCourse[];
  context: Context;
};

function writeSessions(data: Data, sessions: Site['sessions']): string {
  const all = [...sessions].flatMap(([course, ofCourse]) =>
    ofCourse.map((session) => normalizeValue(sessionSchema, { course, ...(session as Data) }) as Data),
  );
  all.sort((one, other) => String(one.start).localeCompare(String(other.start)));
  return keptYaml.toFile({ ...data, sessions: all });
}

export function planImport(sources: readonly SourceCourse[], format: string, files: ProjectFiles, context: Context) {
  const state = stateIn(files);
  const courses = readAll(sources, parse(files.read(`${CONTENT}/site.yaml`)));
  const before = [...state.values()].filter((last) => last.format === format && last.values.published !== false);
  const absent = context.isPartial ? [] : absentCourses(state, courses, format);
  // Adds the categories of new courses only, because the owner may have removed the category of an existing course.
  const newCourses = courses.filter(({ key, id }) => !files.has(fileOf(files, state.get(key)?.id ?? id)));
  const named = newCourses.map(({ values }) => values.category ?? context.category);
  const names = named.filter((name) => typeof name === 'string');
  const categories = addCategories(files.read(CATEGORIES), names);
  const plan: Plan = {
    ...{ writes: new Map(), total: courses.length, before: before.length, absent: absent.length },
    ...{ added: [], changed: [], closed: [], reopened: [], drafts: [], conflicts: [] },
    categories: categories.added,
    incomplete: countNames(courses, 'incomplete'),
    truncated: countNames(courses, 'truncated'),
    unmapped: countNames(courses, 'unmapped'),
    assumed: countNames(courses, 'assumed'),
  };
  const planned = files.has(SESSIONS) ? keptYaml.fromFile(files.read(SESSIONS)) : {};
  const sessions: Site['sessions'] = Map.groupBy(listAt(planned, ['sessions']), (session) =>
    String(valueAt(session, ['course'])),
  );
  const unchanged = new Map(sessions);
  const site: Site = { state, format, files, sessions, described: [], context };
  for (const course of courses) planCourse(course, false, plan, site);
  for (const course of absent) planCourse(course, true, plan, site);
  if (site.described.length > 0) plan.assumed.push(countLine('description faite des objectifs', site.described));
  if ([...sessions].some(([id, list]) => unchanged.get(id) !== list))
    plan.writes.set(SESSIONS, writeSessions(planned, sessions));
  if (categories.added.length > 0) plan.writes.set(CATEGORIES, categories.text);
  plan.writes.set(STATE, `${JSON.stringify(Object.fromEntries(state), null, 1)}\n`);
  return plan;
}
