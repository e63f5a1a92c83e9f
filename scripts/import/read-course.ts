import { z } from 'zod';
import { type Data, isGroup } from '../../src/admin/kept-yaml.ts';
import { SLUG } from '#src/fields/fields.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { FACTS } from '../../src/features/courses/course-fact-texts.ts';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { type Duration, durationIn } from '../../src/lib/duration-text.ts';
import { clip, fold, slugify } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { COURSE_FIELDS, labelOf } from './fields.ts';
import { markdownOf, normalizeText, plainLine, plainList } from './markdown.ts';
import { readPrice } from './read-price.ts';
import { readDuration, readValue, schemaOf } from './read-value.ts';
import { attempt, type Cell, type Cells, errorAt, type SourceCourse, throwAll } from './source-course.ts';
import { normalizePlace, placeKey, REMOTE_PLACE } from '../../src/features/courses/course-parts-schema.ts';
import { sessionSchema } from '../../src/features/courses/sessions-schema.ts';

type Reading = { errors: string[]; assumed: Set<string>; unmapped: Set<string> };

/** The town of a place, spelled as in `offices`: « 49000 ANGERS CEDEX 2 » is « Angers ». */
function placeIn(text: string, offices: readonly string[]): string {
  const town = plainLine(text)
    .replace(/^\d{5} /, '')
    .replace(/ (cedex\b.*|\([^)]*\)|\d{1,2}(er|e|è|ème)?( arr\w*\.?)?)$/i, '');
  return offices.find((office) => placeKey(office) === placeKey(town)) ?? normalizePlace(town);
}

const isNoTown = (cell: Cell | undefined): boolean =>
  cell === undefined || /^(en )?presentiel$|[/;]| ou /.test(fold(cell.text));

function readSession(cells: Cells, offices: readonly string[], reading: Reading): Data[] {
  const [first] = cells.values();
  if (first === undefined || isNoTown(cells.get('session.place'))) {
    reading.unmapped.add('session sans lieu, ou avec plusieurs');
    return [];
  }
  const errorCount = reading.errors.length;
  const read: Data = {};
  for (const [field, cell] of cells)
    read[field.replace('session.', '')] = attempt(reading.errors, () =>
      readValue(field, cell, (words) => reading.assumed.add(words)),
    );
  if (reading.errors.length > errorCount) return [];
  const { start, end = start, place: typed, ...rest } = read;
  if (read.end === undefined) reading.assumed.add('session d’un jour, faute de dernier jour');
  const place = placeIn(String(typed), offices);
  const isElsewhere = place !== REMOTE_PLACE && !offices.includes(place);
  const session = { start, end, place, ...(isElsewhere && { elsewhere: true }), ...rest };
  const [problem] = schemaProblems('', sessionSchema, normalizeValue(sessionSchema, { course: 'x', ...session }));
  if (problem === undefined) return [session];
  const field = ['session', ...(problem.path ?? [])].join('.');
  const cell = cells.get(field) ?? first;
  const label = labelOf(field);
  reading.errors.push(errorAt(cell, `« ${label} » : ${problem.found}, attendu : ${problem.allowed}`).message);
  return [];
}

/** A course in a file. Keys of `values`: `published`, `body` and paths of fields such as `price.amount`. */
export type ImportedCourse = {
  key: string;
  id: string;
  where: string;
  values: Data;
  sessions: Data[];
  summary: string | undefined;
  unmapped: readonly string[];
  truncated: readonly string[];
  incomplete: readonly string[];
  assumed: readonly string[];
};

export function setAt(data: Data, field: string, value: unknown): void {
  const [top = '', leaf] = field.split('.');
  data[top] = leaf === undefined ? value : { ...(isGroup(data[top]) ? data[top] : {}), [leaf]: value };
}

const HEADINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(FACTS).map(([id, { term }]) => [id, `## ${term}`] as const),
  ['title', '## Intitulé complet'],
  ['description', '## Présentation'],
  ['modules', '## Programme'],
]);
const OUTSIDE = new Set(['id', 'page', 'body']);
const READ_TOGETHER = new Set(['hours', 'days', 'duration', 'price.amount', 'price.unit', 'price.tax']);

const topOf = (field: string): string => field.replace(/[.[].*/s, '');

const UNITS = ['hours', 'days'] as const;

function readDurations(cells: Cells, { assumed }: Reading): Data {
  const found: Duration = {};
  for (const unit of UNITS) {
    const cell = cells.get(unit);
    if (cell !== undefined) Object.assign(found, { ...readDuration(cell, unit), ...found });
  }
  const cell = cells.get('duration');
  if (cell === undefined) return found;
  const text = String(readValue('duration', cell, () => undefined));
  const isNumber = /^[\d.,]+$/.test(text);
  if (isNumber) assumed.add('durée en heures');
  const said = isNumber ? readDuration(cell, 'hours') : durationIn(text);
  const other = UNITS.find((unit) => (said?.[unit] ?? found[unit]) !== (found[unit] ?? said?.[unit]));
  if (other !== undefined)
    throw errorAt(cell, `« ${text} », mais « ${String(found[other])} » dans la colonne « ${labelOf(other)} »`);
  const isWritten = said === undefined || /heure|jour/i.test(text);
  return { ...said, ...found, ...(isWritten && { duration: text }) };
}

function readValues(cells: Cells, reading: Reading): Data {
  const { errors, assumed } = reading;
  const assume = (words: string) => assumed.add(words);
  const durations = attempt(errors, () => readDurations(cells, reading));
  const price = attempt(errors, () => readPrice(cells, assume));
  const values: Data = { ...durations, ...price };
  for (const [field, cell] of cells) {
    if (!Object.hasOwn(COURSE_FIELDS, field) || READ_TOGETHER.has(field)) continue;
    const value = attempt(errors, () => readValue(field, cell, assume));
    values[field] = normalizeValue(schemaOf(field), value);
  }
  const [, register, digits] = /^(RS|RNCP)(\d+)$/.exec(String(values['certification.code'])) ?? [];
  if (register !== undefined && digits !== undefined) {
    values['certification.register'] = register;
    values['certification.url'] = `https://www.francecompetences.fr/recherche/${register.toLowerCase()}/${digits}/`;
  }
  for (const [field, value] of Object.entries(values))
    if (value === undefined || OUTSIDE.has(field)) Reflect.deleteProperty(values, field);
  return values;
}

function shorten(field: string, text: string): unknown {
  const schema = schemaOf(field);
  const limit = schema instanceof z.ZodString ? schema.maxLength : null;
  return normalizeValue(schema, clip(normalizeText(text), limit ?? Infinity));
}

type Moved = { sections: string[]; incomplete: string[] };

function moveToSections(cells: Cells, values: Data, { errors, unmapped }: Reading): Moved {
  const sheet: Data = { description: 'x', category: 'x', duration: 'x' };
  for (const [field, value] of Object.entries(values)) setAt(sheet, field, value);
  const problems = schemaProblems('', courseSchema, sheet);
  const moved: Moved = { sections: [], incomplete: [] };
  for (const [top, parts] of Map.groupBy(cells, ([field]) => topOf(field))) {
    const problem = problems.find(({ path = [] }) => path[0] === top);
    const [[, cell] = []] = parts;
    if (cell === undefined || (problem === undefined && !top.startsWith('## '))) continue;
    const heading = problem === undefined ? top : HEADINGS.get(top);
    if (heading === undefined) {
      errors.push(errorAt(cell, `« ${cell.text.slice(0, 60)} » ne convient pas : ${problem?.allowed ?? ''}`).message);
      continue;
    }
    const isWhole = cells.has(top);
    const said = parts.filter(([, { isAssumed }]) => isAssumed !== true);
    const text = isWhole
      ? cell.text
      : said.map(([field, { text }]) => (field === 'certification.code' ? String(values[field]) : text)).join(', ');
    moved.sections.push(`${heading}\n\n${markdownOf(text)}`);
    if (!isWhole) moved.incomplete.push(heading.slice(3));
    else if (problem !== undefined) unmapped.add(`${heading.slice(3)} : repris dans le texte`);
    for (const field of Object.keys(values)) if (topOf(field) === top) Reflect.deleteProperty(values, field);
    if (top === 'title' || top === 'description') values[top] = shorten(top, text);
  }
  return moved;
}

export function readCourse(source: SourceCourse, offices: readonly string[]): ImportedCourse {
  const where = source.where();
  const reading: Reading = { errors: [], assumed: new Set(), unmapped: source.unmapped };
  const cells = new Map([...source.cells].filter(([, { text }]) => text !== ''));
  const cellText = (field: string): string => plainLine(cells.get(field)?.text ?? '');
  if (cellText('title') === '')
    reading.errors.push(
      `${where} : une formation sans intitulé. Écrivez-le, ou retirez cette ligne ; si des cellules étaient fusionnées, répétez-le.`,
    );
  const values: Data = { published: source.hold === undefined, ...readValues(cells, reading) };
  if (source.hold !== undefined) reading.assumed.add(`brouillon, car le fichier dit « ${source.hold} »`);
  const sessions = source.sessions.flatMap((session) => readSession(session, offices, reading));
  throwAll(reading.errors);
  const { title } = values;
  const moved = moveToSections(cells, values, reading);
  throwAll(reading.errors);
  const body = cells.get('body')?.text;
  const sections = [...(body === undefined ? [] : [markdownOf(body)]), ...moved.sections];
  if (sections.length > 0) values.body = sections.join('\n\n');
  const number = cellText('id');
  const slug = slugify(String(title));
  // In exports of this site, the URL of a course ends with its id, which is also the name of its file in `courses/`.
  const isOwn = SLUG.test(number) && cellText('page').endsWith(`/courses/${number}`);
  const objectives = plainList(cells.get('objectives')?.text ?? '').map((item) => item.replace(/[.;]$/, ''));
  return {
    key: number === '' ? slug : number,
    id: isOwn ? number : slug,
    where,
    values,
    sessions,
    summary: clip(objectives.join(' ; '), 400) || undefined,
    unmapped: [...source.unmapped],
    truncated: [...cells.values()].filter(({ text }) => text.endsWith('…')).map(({ source: name }) => name),
    incomplete: moved.incomplete,
    assumed: [...reading.assumed],
  };
}
