import { z } from 'zod';
import { type Data, isGroup } from '../../src/admin/kept-yaml.ts';
import { SLUG } from '#src/fields/fields.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { FACTS } from '../../src/features/courses/course-fact-texts.ts';
import { REMOTE_PLACE, sessionSchema } from '../../src/features/courses/course-parts-schema.ts';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { clip, slugify } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { FIELDS } from './fields.ts';
import { markdownOf, normalizeText, plainList } from './markdown.ts';
import { readValue, schemaOf } from './read-value.ts';
import { type Cells, errorAt, ImportError, type SourceCourse } from './source-course.ts';

/** A course of a file. `values` has its fields by path (`price.amount`), `published` and `body`. */
export type ImportedCourse = {
  key: string;
  id: string;
  where: string;
  values: Data;
  sessions: Data[];
  /** The objectives as one text: the description of a new sheet without a description. */
  summary: string | undefined;
  /** Elements and columns without a field, those whose text the file truncates, and groups that lack a field. */
  unmapped: readonly string[];
  truncated: readonly string[];
  incomplete: readonly string[];
};

/** Sets a field of a course: `setAt(data, 'price.amount', 980)`. */
export function setAt(data: Data, field: string, value: unknown): void {
  const [top = '', leaf] = field.split('.');
  data[top] = leaf === undefined ? value : { ...(isGroup(data[top]) ? data[top] : {}), [leaf]: value };
}

/** The headings of the sections that take texts which their fields refuse. */
const HEADINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FACTS).map(([id, { term }]) => [id, `## ${term}`])),
  ...{ title: '## Intitulé complet', description: '## Présentation', modules: '## Programme' },
};
/** The fields that no sheet has. */
const OUTSIDE = new Set(['id', 'page', 'body']);

const topOf = (field: string): string => field.replace(/[.[].*/s, '');

function readSession(cells: Cells, offices: ReadonlySet<unknown>): Data {
  const read: Data = {};
  for (const [field, cell] of cells) read[field.replace('session.', '')] = readValue(field, cell);
  const { start, end = start, place, ...rest } = read;
  const isElsewhere = place !== REMOTE_PLACE && !offices.has(place);
  const session = { start, end, place, ...(isElsewhere && { elsewhere: true }), ...rest };
  const [problem] = schemaProblems('', sessionSchema, normalizeValue(sessionSchema, session));
  const [first] = cells.values();
  if (problem !== undefined && first !== undefined)
    throw errorAt(first, `session.${problem.field} est ${problem.found}, attendu : ${problem.allowed}`);
  return session;
}

/** A title or a description, shortened to the limit of its field. */
function shorten(field: string, text: string): unknown {
  const schema = schemaOf(field);
  const limit = schema instanceof z.ZodString ? schema.maxLength : null;
  return normalizeValue(schema, clip(normalizeText(text), limit ?? Infinity));
}

/** Reads a course. What the schema of courses refuses becomes a section. `offices` are the towns of the offices. */
export function readCourse(source: SourceCourse, offices: ReadonlySet<unknown>): ImportedCourse {
  const where = source.where();
  const cells = new Map([...source.cells].filter(([, { text }]) => text !== ''));
  const textOf = (field: string): string => cells.get(field)?.text ?? '';
  const values: Data = { published: true };
  for (const [field, cell] of cells)
    if (field in FIELDS && !OUTSIDE.has(field)) values[field] = normalizeValue(schemaOf(field), readValue(field, cell));
  const { title, 'certification.code': code } = values;
  if (typeof title !== 'string') throw new ImportError(`${where} : une formation sans intitulé.`);
  const [, register, digits] = /^(RS|RNCP)(\d+)$/.exec(String(code)) ?? [];
  if (register !== undefined && digits !== undefined) {
    values['certification.register'] = register;
    values['certification.url'] = `https://www.francecompetences.fr/recherche/${register.toLowerCase()}/${digits}/`;
  }
  const sheet: Data = { description: 'x', category: 'x', duration: 'x' };
  for (const [field, value] of Object.entries(values)) setAt(sheet, field, value);
  const problems = schemaProblems('', courseSchema, sheet);
  const sections = textOf('body') === '' ? [] : [markdownOf(textOf('body'))];
  const incomplete: string[] = [];
  for (const [top, parts] of Map.groupBy(cells, ([field]) => topOf(field))) {
    const problem = problems.find(({ field }) => topOf(field) === top);
    const [[, cell] = []] = parts;
    if (cell === undefined || (problem === undefined && !top.startsWith('## '))) continue;
    const heading = problem === undefined ? top : HEADINGS[top];
    if (heading === undefined)
      throw errorAt(cell, `« ${cell.text.slice(0, 60)} » ne convient pas : ${problem?.allowed ?? ''}`);
    const isWhole = cells.has(top);
    const text = isWhole ? cell.text : parts.map(([field]) => String(values[field])).join(', ');
    sections.push(`${heading}\n\n${markdownOf(text)}`);
    if (!isWhole) incomplete.push(heading.slice(3));
    for (const field of Object.keys(values)) if (topOf(field) === top) Reflect.deleteProperty(values, field);
    if (top === 'title' || top === 'description') values[top] = shorten(top, text);
  }
  if (sections.length > 0) values.body = sections.join('\n\n');
  const number = textOf('id');
  const slug = slugify(title);
  // In this site's own exports, the address of a page ends with the name of its file.
  const isOwn = SLUG.test(number) && textOf('page').endsWith(`/courses/${number}`);
  const objectives = plainList(textOf('objectives')).map((item) => item.replace(/[.;]$/, ''));
  return {
    key: number === '' ? slug : number,
    id: isOwn ? number : slug,
    where,
    values,
    sessions: source.sessions.map((session) => readSession(session, offices)),
    summary: clip(objectives.join(' ; '), 400) || undefined,
    unmapped: [...source.unmapped],
    truncated: [...cells.values()].filter(({ text }) => text.endsWith('…')).map(({ source: name }) => name),
    incomplete,
  };
}
