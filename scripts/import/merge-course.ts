import { z } from 'zod';
import { type Data, isGroup } from '../../src/admin/kept-yaml.ts';
import { normalizePlace } from '../../src/features/courses/course-parts-schema.ts';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { formatHours } from '../../src/lib/french-dates.ts';
import { countOf } from '../../src/lib/french-numbers.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { labelOf } from './fields.ts';
import { type ImportedCourse, setAt } from './read-course.ts';
import { schemaOf } from './read-value.ts';

export type Context = { today: string; category?: string | undefined; isPartial?: boolean };
type Merged = { data: Data; changed: string[]; conflicts: string[]; filled: Data };

const TO_COMPLETE = 'À compléter';
const REQUIRED = ['description', 'category', 'duration'];
const DEFAULTS: Data = { published: true };

function sessionsByKey(sessions: readonly unknown[]): Map<string, Data> {
  const placed = sessions
    .filter(isGroup)
    .map((session) => ({ ...session, place: normalizePlace(String(session.place)) }));
  const groups = Map.groupBy(placed, ({ start, place }: Data) => `${String(start)} ${String(place)}`);
  const keyed = new Map<string, Data>();
  for (const [key, equal] of groups)
    for (const [index, session] of equal.entries()) keyed.set(index === 0 ? key : `${key} ${index + 1}`, session);
  return keyed;
}

/** Whether an imported value equals another value. The file may have truncated the text with `…`. */
function isSame(imported: unknown, other: unknown): boolean {
  const [one, two] = [imported, other].map((value) => JSON.stringify([value === '' ? undefined : value]));
  const [start] = /^.*(?=…["\]}]+$)/s.exec(one ?? '') ?? [];
  return one === two || (start !== undefined && two?.startsWith(start) === true);
}

/**
 * Whether the course file already implies an imported value, which is then left out. For example, a session with as
 * many `booked` as `seats` is full without a `state`.
 */
const isImplied = (field: string, value: unknown, now: unknown, { seats, booked }: Data): boolean =>
  (field === 'price.tax' && value === 'included' && now === 'exempt') ||
  (field === 'certification.url' && now !== undefined) ||
  (field === 'state' && value === 'full' && seats !== undefined && seats === booked);

function describe(field: string, value: unknown): string {
  if (value === undefined) return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value !== 'string') return 'un autre contenu';
  const schema = schemaOf(field);
  const choices = schema instanceof z.ZodEnum ? schema.meta()?.editor?.choices : undefined;
  const text = choices?.[value] ?? value;
  return `« ${text.length > 80 ? `${text.slice(0, 77)}…` : text} »`;
}

function mergeValues(file: Data, last: Data, data: Data, report: (words: string) => void, prefix = ''): string[] {
  const samples = listAt(data, ['placeholders']);
  return Object.entries(file).flatMap(([field, value]) => {
    const [base, now] = [last[field], valueAt(data, field.split('.'))].map((known) => known ?? DEFAULTS[field]);
    const isSample = samples.includes(field);
    if (isSame(value, now) || isImplied(field, value, now, data) || (isSame(value, base) && !isSample)) return [];
    if (isSample || isSame(base, now)) {
      setAt(data, field, value);
      return [field];
    }
    const name = prefix + field;
    const difference = `${describe(name, now)} dans la fiche, ${describe(name, value)} dans le fichier`;
    report(field === 'body' ? 'le texte' : `${labelOf(name)}, ${difference}`);
    return [];
  });
}

/** Merges sessions of a course by day and place. Keeps sessions that have begun, and the changes that editors made. */
export function mergeSessions(
  { sessions }: Pick<ImportedCourse, 'sessions'>,
  last: readonly Data[],
  current: readonly unknown[],
  today: string,
) {
  const [file, before, planned] = [sessionsByKey(sessions), sessionsByKey(last), sessionsByKey(current)];
  const conflicts: string[] = [];
  let isChanged = false;
  for (const [key, values] of file) {
    if (before.has(key) && !planned.has(key)) continue;
    const session = planned.get(key) ?? {};
    planned.set(key, session);
    const report = (words: string) => conflicts.push(`session du ${key}, ${words}`);
    const fields = mergeValues(values, before.get(key) ?? {}, session, report, 'session.');
    isChanged ||= fields.length > 0;
  }
  for (const [key, session] of planned) {
    const base = before.get(key);
    if (base === undefined || file.has(key) || String(session.start) <= today) continue;
    if (isSame({ ...base, ...session }, { ...base, course: session.course })) isChanged = planned.delete(key);
    else conflicts.push(`session du ${key}, absente du fichier, mais changée depuis`);
  }
  return { sessions: [...planned.values()], isChanged, conflicts };
}

function durationOf({ hours, days }: Data): string | undefined {
  const hasMinutes = typeof hours === 'number' && !Number.isInteger(hours);
  const inHours = hasMinutes ? formatHours(hours) : typeof hours === 'number' ? countOf(hours, 'heure') : undefined;
  const inDays = typeof days === 'number' ? countOf(days, 'jour').replace('.', ',') : undefined;
  return inHours !== undefined && inDays !== undefined ? `${inHours} (${inDays})` : (inHours ?? inDays);
}

function fillRequired({ data, filled }: Merged, course: ImportedCourse, { category, today }: Context): void {
  const made = { description: course.summary, category, duration: durationOf(data), createdOn: today };
  for (const [field, value] of Object.entries(made)) {
    if (data[field] !== undefined || value === undefined) continue;
    data[field] = normalizeValue(schemaOf(field), value);
    filled[field] = data[field];
  }
  const missing = REQUIRED.filter((field) => data[field] === undefined);
  for (const field of missing) data[field] = TO_COMPLETE;
  if (missing.length > 0) data.placeholders = missing;
  data.published = course.values.published !== false && missing.length === 0 && course.incomplete.length === 0;
}

const ORDER = Object.keys(courseSchema.shape);

export function mergeCourse(
  course: ImportedCourse,
  sheet: Data | undefined,
  last: Pick<ImportedCourse, 'values'> | undefined,
  context: Context,
): Merged {
  const data = normalizeValue(courseSchema, sheet ?? {}) as Data;
  const samples = listAt(data, ['placeholders']);
  const merged: Merged = { data, changed: [], conflicts: [], filled: {} };
  const made = durationOf(data);
  merged.changed = mergeValues(course.values, last?.values ?? {}, data, (words) => merged.conflicts.push(words));
  if (sheet !== undefined && data.duration === made && made !== durationOf(data)) {
    data.duration = durationOf(data);
    merged.changed.push('duration');
  }
  const remaining = samples.filter((field) => !merged.changed.includes(String(field)));
  if (remaining.length !== samples.length) data.placeholders = remaining.length === 0 ? undefined : remaining;
  if (sheet === undefined) fillRequired(merged, course, context);
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  known.sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return { ...merged, data: Object.fromEntries(known) };
}
