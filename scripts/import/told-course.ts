import { REMOTE_PLACE, sessionSchema } from '../../src/features/courses/course-parts-schema.ts';
import { schemaProblems } from '../../src/content-model/schema-problems.ts';
import { SLUG } from '../../src/content-model/fields.ts';
import { clip, slugify } from '../../src/lib/french-text.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { type Cell, type CourseRecord, Fault } from './fault.ts';
import { markdownOf, plainList } from './markdown.ts';
import { addValue, at, moveUnevenModules, readCell, type Reading, type Values, withRegister } from './told-values.ts';

export type Session = {
  start: string;
  end: string;
  place: string;
  elsewhere?: boolean;
  state?: 'full';
  seats?: number;
  booked?: number;
};

/** What a file tells of a course: values by their paths, `price.amount`, the text below, and its sessions. */
export type ToldCourse = {
  key: string;
  id: string;
  where: string;
  values: Values;
  body: string;
  sessions: Session[];
  /** What the course is for, by its objectives: the description of a new sheet that has none. */
  summary: string | undefined;
  /** Elements and columns that no field takes, and those whose text the file cuts. */
  untaken: readonly string[];
  cut: readonly string[];
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
  const isOwn = SLUG.test(own) && cells.get('page')?.text.endsWith(`/courses/${own}`) === true;
  return {
    key: own === '' ? slugify(String(values.title)) : own,
    id: isOwn ? own : slugify(String(values.title)),
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
