import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { type Data, isGroup, SOURCE } from '../../src/admin/kept-yaml.ts';
import { ImportError } from './import-error.ts';
import type { ImportedCourse, Session } from './imported-course.ts';
import { HEADINGS, schemaAt } from './imported-values.ts';
import { decide, isSame, mergeSessions } from './merge.ts';

/** The values of a course in the last import, stored for the next import. */
export type LastImport = Pick<ImportedCourse, 'values' | 'body' | 'sessions'>;
/** The day of the import, and the category of new courses without a category. */
export type Import = { today: string; category?: string | undefined };
export type Merged = { data: Data; changed: string[]; conflicts: string[]; incomplete: string[] };

/** The value of a required field that the file lacks. `npm run content` lists it as a sample value. */
const TO_COMPLETE = 'À compléter';
const REQUIRED = ['description', 'category', 'duration'];

const quoted = (value: unknown): string =>
  `«\u00a0${(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60)}\u00a0»`;

const setAt = (data: Data, path: string, value: unknown): void => {
  const [top = '', leaf] = path.split('.');
  data[top] = leaf === undefined ? value : { ...(isGroup(data[top]) ? data[top] : {}), [leaf]: value };
};

/** « 14 heures (2 jours) » */
const durationOf = ({ hours, days }: Data): string | undefined => {
  const counted = (count: unknown, unit: string): string[] =>
    typeof count === 'number' ? [`${String(count).replace('.', ',')} ${unit}${count < 2 ? '' : 's'}`] : [];
  const [first, second] = [...counted(hours, 'heure'), ...counted(days, 'jour')];
  return second === undefined ? first : `${String(first)} (${second})`;
};

/** Whether a value needs no merge: an exempt price equals the price with tax, and a code implies its address. */
const isImplied = (path: string, value: unknown, present: unknown): boolean =>
  (path === 'price.tax' && value === 'included' && present === 'exempt') ||
  (path === 'certification.url' && present !== undefined);

/** Reverts incomplete groups of fields: a price without its tax, a certification without its dates. */
function revertIncompleteGroups(merged: Merged, present: Data): void {
  const { data, changed } = merged;
  for (const top of new Set(changed.filter((path) => path.includes('.')).map((path) => path.split('.')[0] ?? ''))) {
    const schema = schemaAt(top);
    if (schema.safeParse(normalizeValue(schema, data[top])).success) continue;
    const words = Object.entries(data[top] ?? {}).filter(([leaf]) => leaf !== 'register' && leaf !== 'url');
    merged.incomplete.push(`${top} : ${words.map(([, value]) => String(value)).join(', ')}`);
    merged.changed = merged.changed.filter((path) => !path.startsWith(`${top}.`));
    data[top] = present[top];
  }
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
  const texts = incomplete.map(
    (text) => `## ${HEADINGS[text.split(' : ')[0] ?? ''] ?? ''}\n\n${text.replace(/^\w+ : /, '')}`,
  );
  data.body = [data.body, ...texts].filter(Boolean).join('\n\n');
}

const ORDER = Object.keys(courseSchema.shape);

/** Merges an imported course into its sheet. Only values that changed since the last import replace present values. */
export function mergeCourse(
  course: ImportedCourse,
  present: Data | undefined,
  last: LastImport | undefined,
  { today, category }: Import,
): Merged {
  const before = present ?? {};
  const normal = normalizeValue(courseSchema, before);
  const samples = listAt(before, ['placeholders']).map(String);
  const merged: Merged = { data: structuredClone(before), changed: [], conflicts: [], incomplete: [] };
  const { data, conflicts } = merged;
  for (const [path, value] of [...Object.entries(course.values), ['body', course.body] as const]) {
    const now = valueAt(normal, path.split('.'));
    if (isImplied(path, value, now)) continue;
    const decision =
      samples.includes(path) && !isSame(value, now)
        ? 'set'
        : decide(value, path === 'body' ? last?.body : last?.values[path], now);
    if (decision === 'conflict')
      conflicts.push(path === 'body' ? 'le texte' : `${path} ${quoted(now)}, ${quoted(value)} dans le fichier`);
    if (decision !== 'set') continue;
    setAt(data, path, value);
    merged.changed.push(path);
  }
  revertIncompleteGroups(merged, before);
  const result = mergeSessions(course.sessions, last?.sessions ?? [], listAt(normal, ['sessions']) as Session[], today);
  conflicts.push(...result.conflicts);
  if (JSON.stringify(result.sessions) !== JSON.stringify(listAt(normal, ['sessions']))) {
    data.sessions = result.sessions.length === 0 ? undefined : result.sessions;
    merged.changed.push('sessions');
  }
  const remaining = samples.filter((path) => !merged.changed.includes(path));
  if (remaining.length !== samples.length) data.placeholders = remaining.length === 0 ? undefined : remaining;
  if (present === undefined) fillRequired(merged, course, category);
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  merged.data = Object.fromEntries(known.sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other)));
  return validMerge(merged, course, present);
}

/** Keeps the present sheet and reports a conflict if the merged sheet would be invalid. */
function validMerge(merged: Merged, { where }: ImportedCourse, present: Data | undefined): Merged {
  const fields = Object.entries(merged.data).filter(([name]) => name !== 'body' && name !== SOURCE);
  const [problem] = schemaProblems('', courseSchema, normalizeValue(courseSchema, Object.fromEntries(fields)));
  if (problem === undefined) return merged;
  const words = `${problem.field}\u00a0: ${problem.found}, attendu\u00a0: ${problem.allowed}`;
  if (present === undefined) throw new ImportError(`${where}, ${words}.`);
  return {
    data: present,
    changed: [],
    conflicts: [...merged.conflicts, `rien n’est repris, car la fiche serait fausse (${words})`],
    incomplete: [],
  };
}
