import { z } from 'zod';
import { type Data, isGroup } from '../../src/admin/kept-yaml.ts';
import { SLUG } from '#src/fields/fields.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { FACTS } from '../../src/features/courses/course-fact-texts.ts';
import { type CourseModule, REMOTE_PLACE, sessionSchema } from '../../src/features/courses/course-parts-schema.ts';
import { totalHours } from '../../src/features/courses/course-schema.ts';
import { clip, slugify, withCapital } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { valueAt } from '../../src/lib/template.ts';
import { markdownOf, normalizeText, plainList } from './markdown.ts';
import { errorAt, readValue, schemaOf } from './read-value.ts';
import { type Cell, ImportError, type SourceCourse } from './source-course.ts';

/** A course of a file. `data` has its front matter, `body`, and sessions by day and place. */
export type ImportedCourse = {
  key: string;
  id: string;
  where: string;
  data: Data;
  /** The objectives as one text: the description of a new sheet without a description. */
  summary: string | undefined;
  /** Elements and columns without a field, and those whose text the file truncates. */
  unmapped: readonly string[];
  truncated: readonly string[];
};

const TERMS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FACTS).map(([id, { term }]) => [id, term]),
);

/** The heading of the section that takes a text which its field refuses. */
export function headingOf(field: string): string | undefined {
  const [top = ''] = field.split('.');
  return { title: 'Intitulé complet', description: 'Présentation', modules: 'Programme' }[top] ?? TERMS[top];
}

const setAt = (data: Data, path: string, value: unknown): void => {
  const [top = '', leaf] = path.split('.');
  data[top] = leaf === undefined ? value : { ...(isGroup(data[top]) ? data[top] : {}), [leaf]: value };
};

/** Keys sessions by day and place, and by a number if several have the same day and place. */
export function sessionsByKey(sessions: readonly unknown[]): Data {
  const keyed: Data = {};
  for (const session of sessions) {
    const key = `${String(valueAt(session, ['start']))} ${String(valueAt(session, ['place']))}`;
    const number = Object.keys(keyed).filter((other) => other.startsWith(key)).length;
    keyed[number === 0 ? key : `${key} ${String(number + 1)}`] = session;
  }
  return keyed;
}

function readSession(cells: ReadonlyMap<string, Cell>, offices: ReadonlySet<unknown>): Data {
  const read: Data = {};
  for (const [field, cell] of cells) read[field.replace('session.', '')] = readValue(field, cell);
  const { start, end = start, place, ...rest } = read;
  const isElsewhere = place !== REMOTE_PLACE && !offices.has(place);
  const session = { start, end, place, ...(isElsewhere && { elsewhere: true }), ...rest };
  const [problem] = schemaProblems('', sessionSchema, normalizeValue(sessionSchema, session));
  const [first] = cells.values();
  if (problem !== undefined && first !== undefined)
    throw errorAt(
      first,
      `une session dont session.${problem.field} est ${problem.found}, attendu\u00a0: ${problem.allowed}`,
    );
  return session;
}

type Reading = { data: Data; sections: string[] };

function addSection({ sections }: Reading, field: string, text: string): void {
  const heading = field.startsWith('## ') ? field : `## ${headingOf(field) ?? ''}`;
  sections.push(`${heading}\n\n${markdownOf(text)}`);
}

/** Reads a cell into its field. A refused text becomes a section; a title or description is also cut. */
function readField(reading: Reading, field: string, cell: Cell): void {
  const schema = schemaOf(field);
  const value = normalizeValue(schema, readValue(field, cell));
  const result = z.safeParse(schema, value);
  if (result.success) {
    setAt(reading.data, field, value);
    return;
  }
  if (headingOf(field) === undefined || !(typeof value === 'string' || Array.isArray(value))) {
    const reason = result.error.issues[0]?.message ?? '';
    throw errorAt(cell, `«\u00a0${cell.text.slice(0, 60)}\u00a0» ne convient pas au champ ${field} (${reason})`);
  }
  if (schema instanceof z.ZodString && (field === 'title' || field === 'description'))
    reading.data[field] = normalizeValue(schema, clip(normalizeText(cell.text), schema.maxLength ?? Infinity));
  addSection(reading, field, cell.text);
}

/** Reads a course by the schema of courses. `offices` are the towns of the provider's offices. */
export function readCourse(
  { where, cells, sessions, unmapped }: SourceCourse,
  offices: ReadonlySet<unknown>,
): ImportedCourse {
  const reading: Reading = { data: {}, sections: [] };
  const { data } = reading;
  for (const [field, cell] of cells) {
    if (cell.text === '' || field === 'id' || field === 'page') continue;
    if (field === 'body') reading.sections.unshift(markdownOf(cell.text));
    else if (field.startsWith('## ')) addSection(reading, field, cell.text);
    else readField(reading, field, cell);
  }
  if (typeof data.title !== 'string')
    throw new ImportError(`${withCapital(where())}\u00a0: une formation sans intitulé.`);
  const [, register, digits] = /^(RS|RNCP)(\d+)$/.exec(String(valueAt(data, ['certification', 'code']))) ?? [];
  if (register !== undefined && digits !== undefined) {
    setAt(data, 'certification.register', register);
    setAt(data, 'certification.url', `https://www.francecompetences.fr/recherche/${register.toLowerCase()}/${digits}/`);
  }
  const modules = cells.get('modules');
  const sum = totalHours((data.modules ?? []) as CourseModule[]);
  if (modules && data.modules !== undefined && Math.abs(sum - Number(data.hours ?? sum)) >= 0.01) {
    delete data.modules;
    addSection(reading, 'modules', modules.text);
  }
  const number = cells.get('id')?.text ?? '';
  const slug = slugify(data.title);
  // In this site's own exports, the address of a page ends with the name of its file.
  const isOwn = SLUG.test(number) && cells.get('page')?.text.endsWith(`/courses/${number}`) === true;
  const body = reading.sections.join('\n\n');
  const read = sessions.map((session) => readSession(session, offices));
  return {
    key: number === '' ? slug : number,
    id: isOwn ? number : slug,
    where: withCapital(where()),
    data: { ...data, ...(body !== '' && { body }), sessions: sessionsByKey(read) },
    summary:
      clip(
        plainList(cells.get('objectives')?.text ?? '')
          .join('\n')
          .replaceAll(/[.;]?\n/g, ' ; '),
        400,
      ) || undefined,
    unmapped: [...unmapped],
    truncated: [...cells.values()].filter(({ text }) => text.endsWith('…')).map(({ source }) => source),
  };
}
