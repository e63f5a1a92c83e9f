import { type Data, isGroup } from '../../src/admin/kept-yaml.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { sessionSchema } from '../../src/features/courses/course-parts-schema.ts';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { z } from 'zod';
import { headingOf, type ImportedCourse, sessionsByKey } from './read-course.ts';
import { schemaOf } from './read-value.ts';
import { ImportError } from './source-course.ts';

/** The day of the import, and the category of new courses without a category. */
export type Context = { today: string; category?: string | undefined };
/** Paths that changed, conflicts between the file and an editor, and groups that the file leaves incomplete. */
type Notes = { changed: string[]; conflicts: string[]; incomplete: [field: string, words: string][] };
type Merged = Notes & { data: Data };

/** The value of a required field that the file lacks. `npm run content` lists it as a sample value. */
const TO_COMPLETE = 'À compléter';
const REQUIRED = ['description', 'category', 'duration'];

const quoted = (value: unknown): string =>
  `«\u00a0${(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60)}\u00a0»`;

const groupOf = (value: unknown): Data => (isGroup(value) ? value : {});

/** Whether an imported value equals another value. The file may have truncated the text with `…`. */
function isSame(imported: unknown, other: unknown): boolean {
  const [one, two] = [imported, other].map((value) => JSON.stringify([value === '' ? undefined : value]));
  const [start] = /^.*(?=…["\]}]+$)/s.exec(one ?? '') ?? [];
  return one === two || (start !== undefined && two?.startsWith(start) === true);
}

/** Whether a value needs no merge: an exempt price equals the price with tax, and a code implies its address. */
const isImplied = (path: string, value: unknown, present: unknown): boolean =>
  (path === 'price.tax' && value === 'included' && present === 'exempt') ||
  (path === 'certification.url' && present !== undefined);

/** Merges the values of a file. A value that changed since the last import (`last`) replaces an unedited value. */
function mergeGroup(file: Data, last: Data, present: Data, samples: readonly unknown[], notes: Notes, path = ''): Data {
  const merged = { ...present };
  for (const [name, value] of Object.entries(file)) {
    const field = path + name;
    const isFull = name === 'state' && present.seats !== undefined && present.seats === present.booked;
    const [base, now] = [last[name], isFull ? 'full' : present[name]];
    const isSample = samples.includes(field);
    if (isGroup(value)) {
      const group = mergeGroup(value, groupOf(base), groupOf(now), samples, notes, `${field}.`);
      if (Object.keys(group).length > 0) merged[name] = group;
    } else if (isSame(value, now) || isImplied(field, value, now) || (isSame(value, base) && !isSample)) continue;
    else if (isSample || isSame(base, now)) {
      merged[name] = value;
      notes.changed.push(field);
    } else
      notes.conflicts.push(name === 'body' ? 'le texte' : `${field} ${quoted(now)}, ${quoted(value)} dans le fichier`);
  }
  return merged;
}

/** Merges sessions by day and place. Keeps sessions that have begun, and the changes that editors made. */
function mergeSessions(file: Data, last: Data, present: Data, today: string, notes: Notes): Data {
  const kept = Object.entries(file).filter(([key]) => !(key in last) || key in present);
  const merged = mergeGroup(Object.fromEntries(kept), last, present, [], notes, 'sessions.');
  for (const [key, session] of Object.entries(present)) {
    const before = last[key];
    if (!isGroup(before) || !isGroup(session) || key in file || String(session.start) <= today) continue;
    if (isSame({ ...before, ...session }, before)) {
      Reflect.deleteProperty(merged, key);
      notes.changed.push(`sessions.${key}`);
    } else notes.conflicts.push(`session du ${key}, absente du fichier, mais changée dans la fiche`);
  }
  return merged;
}

/** Reverts groups that the file leaves incomplete: a price without its tax, a certification without its dates. */
function revertIncompleteGroups(file: Data, present: Data, merged: Merged): void {
  for (const [name, value] of Object.entries(file)) {
    if (!isGroup(value) || name === 'sessions') continue;
    if (!merged.changed.some((path) => path.startsWith(`${name}.`))) continue;
    if (z.safeParse(schemaOf(name), merged.data[name]).success) continue;
    const words = Object.entries(value).filter(([leaf]) => leaf !== 'register' && leaf !== 'url');
    merged.incomplete.push([name, words.map(([, word]) => String(word)).join(', ')]);
    merged.changed = merged.changed.filter((path) => !path.startsWith(`${name}.`));
    merged.data[name] = present[name];
  }
}

/** « 14 heures (2 jours) » */
function durationOf({ hours, days }: Data): string | undefined {
  const counted = (count: unknown, unit: string): string[] =>
    typeof count === 'number' ? [`${String(count).replace('.', ',')} ${unit}${count < 2 ? '' : 's'}`] : [];
  const [first, second] = [...counted(hours, 'heure'), ...counted(days, 'jour')];
  return second === undefined ? first : `${String(first)} (${second})`;
}

/** Fills the required fields of a new course. The course is a draft if the file lacks one of them. */
function fillRequired({ data, incomplete }: Merged, { summary }: ImportedCourse, category: string | undefined): void {
  data.description ??= summary;
  data.category ??= category;
  data.duration ??= durationOf(data);
  const missing = REQUIRED.filter((field) => data[field] === undefined);
  for (const field of missing) data[field] = TO_COMPLETE;
  if (missing.length > 0) data.placeholders = missing;
  data.published = missing.length === 0 && incomplete.length === 0;
  const texts = incomplete.map(([field, words]) => `## ${headingOf(field) ?? ''}\n\n${words}`);
  data.body = [data.body, ...texts].filter(Boolean).join('\n\n');
}

const ORDER = Object.keys(courseSchema.shape);

/** Merges a course of the file into its sheet. `last` is the course in the last import. */
export function mergeCourse(course: ImportedCourse, sheet: Data | undefined, last: Data, context: Context): Merged {
  const present = groupOf(normalizeValue(courseSchema, sheet ?? {}));
  const samples = listAt(present, ['placeholders']);
  const merged: Merged = { data: {}, changed: [], conflicts: [], incomplete: [] };
  const { sessions, ...values } = course.data;
  merged.data = mergeGroup(values, last, present, samples, merged);
  revertIncompleteGroups(values, present, merged);
  const planned = sessionsByKey(listAt(present, ['sessions']));
  const merging = mergeSessions(groupOf(sessions), groupOf(last.sessions), planned, context.today, merged);
  if (merged.changed.some((path) => path.startsWith('sessions.'))) {
    const list = Object.values(merging).map((session) => normalizeValue(sessionSchema, session));
    const startOf = (session: unknown): string => String(valueAt(session, ['start']));
    list.sort((one, other) => startOf(one).localeCompare(startOf(other)));
    merged.data.sessions = list.length === 0 ? undefined : list;
  }
  merged.changed = [...new Set(merged.changed.map((path) => path.replace(/^sessions\..*/, 'sessions')))];
  const remaining = samples.filter((path) => !merged.changed.includes(String(path)));
  if (remaining.length !== samples.length) merged.data.placeholders = remaining.length === 0 ? undefined : remaining;
  if (sheet === undefined) fillRequired(merged, course, context.category);
  const known = Object.entries(merged.data).filter(([, value]) => value !== undefined);
  merged.data = Object.fromEntries(known.sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other)));
  return validMerge(merged, course, sheet);
}

/** Keeps the present sheet and reports a conflict if the merged sheet would be invalid. */
function validMerge(merged: Merged, { where }: ImportedCourse, sheet: Data | undefined): Merged {
  const fields = Object.fromEntries(Object.entries(merged.data).filter(([name]) => name in courseSchema.shape));
  const [problem] = schemaProblems('', courseSchema, normalizeValue(courseSchema, fields));
  if (problem === undefined) return merged;
  const words = `${problem.field}\u00a0: ${problem.found}, attendu\u00a0: ${problem.allowed}`;
  if (sheet === undefined) throw new ImportError(`${where}, ${words}.`);
  const conflict = `rien n’est repris, car la fiche serait fausse (${words})`;
  return { data: sheet, changed: [], conflicts: [...merged.conflicts, conflict], incomplete: [] };
}
