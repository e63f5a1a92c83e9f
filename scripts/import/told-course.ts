import { z } from 'zod';
import { REMOTE_PLACE, sessionSchema } from '../../src/features/courses/course-parts-schema.ts';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { FACTS } from '../../src/features/courses/course-fact-texts.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { clip, slugify } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { FIELDS } from './course-fields.ts';
import { type Cell, type CourseRecord, Fault } from './fault.ts';
import { markdownOf, plainList, plainText } from './markdown.ts';

export type Session = {
  start: string;
  end: string;
  place: string;
  elsewhere?: boolean;
  full?: boolean;
  seats?: number;
  booked?: number;
};

/** What a file tells of a course: values by their paths, `price.amount`, the text below, and its sessions. */
export type ToldCourse = {
  key: string;
  id: string;
  where: string;
  values: Record<string, unknown>;
  body: string;
  sessions: Session[];
  /** What the course is for, by its objectives: the description of a new sheet that has none. */
  summary: string | undefined;
  /** Elements and columns that no field takes, and those whose text the file cuts. */
  untaken: readonly string[];
  cut: readonly string[];
};

export const HEADINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FACTS).map(([id, { term }]) => [id, term])),
  description: 'Présentation',
  modules: 'Programme',
};

const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap()) : schema;

/** The schema at a path of a course. */
export function schemaAt(path: string): z.ZodType {
  const found = path.split('.').reduce<unknown>((schema, name) => {
    const group = bare(schema);
    return group instanceof z.ZodObject ? group.shape[name] : undefined;
  }, courseSchema);
  if (!(found instanceof z.ZodType)) throw new Error(`A course has no field ${path}.`);
  return found;
}

const at = ({ where, source }: Cell, message: string): Fault =>
  new Fault(`${where.charAt(0).toUpperCase()}${where.slice(1)}, ${source}\u00a0: ${message}.`);

function read(field: string, cell: Cell): unknown {
  try {
    return FIELDS[field]?.read(cell.text);
  } catch (error) {
    if (error instanceof Fault) throw at(cell, error.message);
    throw error;
  }
}

/** The address of a certification's sheet and its register follow from its code. */
function withRegister(values: Record<string, unknown>): void {
  const [, register, number] = /^(RS|RNCP) ?(\d+)$/.exec(String(values['certification.code'] ?? '')) ?? [];
  if (register === undefined || number === undefined) return;
  values['certification.code'] = register + number;
  values['certification.register'] = register;
  values['certification.url'] = `https://www.francecompetences.fr/recherche/${register.toLowerCase()}/${number}/`;
}

type Reading = { values: Record<string, unknown>; sections: { heading: string; text: string }[] };

/** A value that its field takes; else a text becomes a section of the sheet. */
function addValue({ values, sections }: Reading, field: string, cell: Cell): void {
  const value = read(field, cell);
  const schema = schemaAt(field);
  const normal = normalizeValue(schema, value);
  const result = schema.safeParse(normal);
  const heading = HEADINGS[field.split('.')[0] ?? ''];
  if (result.success) values[field] = normal;
  else if (
    heading !== undefined &&
    (typeof value === 'string' || Array.isArray(value)) &&
    !/^(price|certification)/.test(field)
  ) {
    if (field === 'description') values[field] = clip(plainText(cell.text), 400);
    sections.push({ heading, text: cell.text });
  } else
    throw at(
      cell,
      `«\u00a0${cell.text.slice(0, 60)}\u00a0» ne convient pas au champ ${field} (${result.error.issues[0]?.message ?? ''})`,
    );
}

/** Modules make together the hours of their course, or are a text. */
function moveUnevenModules({ values, sections }: Reading, cell: Cell | undefined): void {
  const sum = listAt(values, ['modules']).reduce<number>(
    (total, module) => total + Number(valueAt(module, ['hours'])),
    0,
  );
  if (cell === undefined || values['modules'] === undefined || Math.abs(sum - Number(values['hours'] ?? sum)) < 0.01)
    return;
  delete values['modules'];
  sections.push({ heading: HEADINGS['modules'] ?? '', text: cell.text });
}

function sessionOf(cells: Map<string, Cell>, offices: ReadonlySet<string>): Session {
  const [first] = cells.values();
  const valueOf = (name: string): unknown => {
    const cell = cells.get(`session.${name}`);
    return cell && read(`session.${name}`, cell);
  };
  const [start, place, seats, booked] = ['start', 'place', 'seats', 'booked'].map(valueOf);
  const session = {
    start,
    end: valueOf('end') ?? start,
    place,
    ...(place !== REMOTE_PLACE && !offices.has(String(place)) && { elsewhere: true }),
    ...(seats !== undefined && { seats }),
    ...(booked !== undefined && { booked }),
    ...(valueOf('full') === true && { full: true }),
  };
  const [problem] = schemaProblems('', sessionSchema, session);
  if (problem !== undefined && first !== undefined)
    throw at(first, `une session dont ${problem.field} est ${problem.found}, attendu\u00a0: ${problem.allowed}`);
  return session as Session;
}

/** Reads what a record says, by the schema of courses. `site` is the data of site.yaml. */
export function toldCourse(record: CourseRecord, site: unknown): ToldCourse {
  const { cells, where } = record;
  const reading: Reading = { values: {}, sections: [...record.sections] };
  const title = cells.get('title');
  if (title === undefined) throw new Fault(`${where}\u00a0: une formation sans intitulé.`);
  for (const [field, cell] of cells)
    if (!['id', 'page', 'body'].includes(field) && cell.text !== '') addValue(reading, field, cell);
  const { values, sections } = reading;
  withRegister(values);
  moveUnevenModules(reading, cells.get('modules'));
  const offices = new Set(listAt(site, ['offices']).map((office) => String(valueAt(office, ['address', 'city']))));
  const own = cells.get('id')?.text ?? '';
  // The address of this site's own exports ends by the name of the file.
  const isOwn = own !== '' && cells.get('page')?.text.endsWith(`/courses/${own}`) === true;
  return {
    key: own === '' ? slugify(String(values['title'])) : own,
    id: isOwn ? own : slugify(String(values['title'])),
    where,
    values,
    body: [
      ...(cells.has('body') ? [markdownOf(cells.get('body')?.text ?? '')] : []),
      ...sections.map(({ heading, text }) => `## ${heading}\n\n${markdownOf(text)}`),
    ].join('\n\n'),
    sessions: record.sessions
      .map((session) => sessionOf(session, offices))
      .sort((one, other) => one.start.localeCompare(other.start)),
    summary: clip(plainList(cells.get('objectives')?.text ?? '').join(' ; '), 400) || undefined,
    untaken: [...record.untaken],
    cut: [...cells.values()].filter(({ text }) => text.endsWith('…')).map(({ source }) => source),
  };
}
