import { REMOTE_PLACE, sessionSchema } from '../../src/features/courses/course-parts-schema.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { SLUG } from '#src/fields/fields.ts';
import { clip, slugify } from '../../src/lib/french-text.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { type Cell, type CourseRecord, ImportError } from './import-error.ts';
import { addRegister, addValue, faultAt, moveModules, readCell, type Reading, type Values } from './imported-values.ts';
import { markdownOf, plainList } from './markdown.ts';

export type Session = {
  start: string;
  end: string;
  place: string;
  elsewhere?: boolean;
  state?: 'full';
  seats?: number;
  booked?: number;
};

/** A course of a file: values by path (`price.amount`), body text and sessions. */
export type ImportedCourse = {
  key: string;
  id: string;
  where: string;
  values: Values;
  body: string;
  sessions: Session[];
  /** The objectives as one text: the description of a new sheet without a description. */
  summary: string | undefined;
  /** Elements and columns without a field, and those whose text the file truncates. */
  unmapped: readonly string[];
  truncated: readonly string[];
};

function sessionOf(cells: Map<string, Cell>, offices: ReadonlySet<string>): Session {
  const [first] = cells.values();
  const valueOf = (name: string): unknown => {
    const cell = cells.get(`session.${name}`);
    return cell && readCell(`session.${name}`, cell);
  };
  const [start, place, seats, booked] = ['start', 'place', 'seats', 'booked'].map(valueOf);
  const session = {
    start,
    end: valueOf('end') ?? start,
    place,
    ...(place !== REMOTE_PLACE && !offices.has(String(place)) && { elsewhere: true }),
    ...(seats !== undefined && { seats }),
    ...(booked !== undefined && { booked }),
    ...(valueOf('full') === true && { state: 'full' }),
  };
  const [problem] = schemaProblems('', sessionSchema, session);
  if (problem !== undefined && first !== undefined)
    throw faultAt(first, `une session dont ${problem.field} est ${problem.found}, attendu\u00a0: ${problem.allowed}`);
  return session as Session;
}

/** Converts a record by the schema of courses. `site` is the data of site.yaml. */
export function readCourse(record: CourseRecord, site: unknown): ImportedCourse {
  const { cells, where } = record;
  const reading: Reading = { values: {}, sections: [...record.sections] };
  const title = cells.get('title');
  if (title === undefined) throw new ImportError(`${where}\u00a0: une formation sans intitulé.`);
  for (const [field, cell] of cells)
    if (!['id', 'page', 'body'].includes(field) && cell.text !== '') addValue(reading, field, cell);
  const { values, sections } = reading;
  addRegister(values);
  moveModules(reading, cells.get('modules'));
  const offices = new Set(listAt(site, ['offices']).map((office) => String(valueAt(office, ['address', 'city']))));
  const number = cells.get('id')?.text ?? '';
  // In this site's own exports, the address of a page ends with the name of its file.
  const isOwn = SLUG.test(number) && cells.get('page')?.text.endsWith(`/courses/${number}`) === true;
  return {
    key: number === '' ? slugify(String(values.title)) : number,
    id: isOwn ? number : slugify(String(values.title)),
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
    unmapped: [...record.unmapped],
    truncated: [...cells.values()].filter(({ text }) => text.endsWith('…')).map(({ source }) => source),
  };
}
