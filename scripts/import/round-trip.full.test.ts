import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { agendaSessions } from '#src/features/agenda/agenda-sessions.ts';
import { type CourseData, courseSchema } from '#src/features/courses/course-schema.ts';
import { catalogueTable } from '#src/features/open-data/catalogue-table.ts';
import { lheoXml } from '#src/features/open-data/lheo.ts';
import { filesOnDisk } from '#src/content-model/read.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { FRONT_MATTER } from '#src/lib/source-file.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import { site } from '#src/site/site.ts';
import { importFiles } from '#tests/support/import-files.ts';
import { sampleCertification, TODAY } from '#tests/support/sample-course.ts';
import { planImport } from './plan-import.ts';
import { readLheo } from './read-lheo.ts';
import { readTables } from './read-file.ts';
import type { SourceCourse } from './source-course.ts';

type Course = { id: string; data: CourseData };

const DAY = isoDay(TODAY);
const schema = withNormalizedInput(courseSchema);
const courseOf = (id: string, text: string): Course => ({
  id,
  data: schema.parse(parse(FRONT_MATTER.exec(text)?.[1] ?? '')),
});

const lheoOf = (courses: Course[]) => lheoXml(courses, site, TODAY);
const tableOf = (courses: Course[]) => catalogueTable(agendaSessions(courses, TODAY));
const coursesOfTable = async (text: string): Promise<SourceCourse[]> =>
  (await readTables('catalogue.csv', Buffer.from(text), undefined)).courses;

/** The courses of an empty site after an import. */
function imported(sources: SourceCourse[], format: string): Course[] {
  const { writes } = planImport(sources, format, importFiles().files, { today: DAY, category: 'Bureautique' });
  const courses = [...writes].flatMap(([file, text]) => {
    const id = /courses\/(.+)\.md$/.exec(file)?.[1];
    return id === undefined ? [] : [courseOf(id, text)];
  });
  return courses.sort((one, other) => one.id.localeCompare(other.id));
}

test('changes nothing when exported content is imported', async () => {
  const courses = readdirSync(`${CONTENT}/courses`).map((name) =>
    courseOf(name.replace(/\.mdx?$/, ''), readFileSync(`${CONTENT}/courses/${name}`, 'utf8')),
  );
  const exports = [readLheo(lheoOf(courses)), await coursesOfTable(tableOf(courses))];
  for (const sources of exports) {
    const plan = planImport(sources, 'any', filesOnDisk('.'), { today: DAY });
    expect(plan.total).toBeGreaterThan(3);
    expect([plan.added, plan.changed, plan.closed, plan.conflicts, plan.incomplete]).toEqual([[], [], [], [], []]);
    expect([...plan.writes.keys()]).toEqual([`${CONTENT}/import.json`]);
  }
});

const WORDS = "Être, l’été, A & B, x < 3, « mot », Excel, 10 %, suite\u202f: fin, C++, =1+1, 'ici, #1, 50 €".split(
  ', ',
);
const line = (most: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
    .map((words) => words.join(' ').slice(0, most).trim());
const lines = (min: number, max: number, most: number) => fc.array(line(most), { minLength: min, maxLength: max });
const optional = <Value>(arb: fc.Arbitrary<Value>) => fc.option(arb, { nil: undefined });
const day = fc.date({ min: new Date('2027-01-01'), max: new Date('2028-06-01'), noInvalidDate: true }).map(isoDay);

const RNCP = 'https://www.francecompetences.fr/recherche/rncp/38123/';
const CODES = { code: fc.constantFrom({}, { register: 'RNCP', code: 'RNCP38123', url: RNCP }) };

const course = fc.record({
  title: line(120),
  description: line(100),
  category: fc.constant('Bureautique'),
  duration: line(60),
  eligibleForCPF: fc.boolean(),
  createdOn: fc.constant('2024-11-18'),
  updatedOn: fc.constant('2026-02-03'),
  days: optional(fc.constantFrom(0.5, 2, 10)),
  pace: optional(line(60)),
  audience: optional(line(60)),
  prerequisites: line(60),
  objectives: lines(3, 6, 40),
  modules: fc.array(fc.record({ title: line(60), hours: fc.constantFrom(1, 3.5, 7), points: lines(1, 4, 40) }), {
    minLength: 1,
    maxLength: 3,
  }),
  access: optional(line(60)),
  price: optional(
    fc.record({
      amount: fc.constantFrom(680, 1290.5),
      unit: fc.constantFrom('person', 'group'),
      tax: fc.constantFrom('exempt', 'excluded', 'included'),
    }),
  ),
  methods: optional(lines(1, 4, 30)),
  accessibility: optional(line(60)),
  domain: fc.record({
    formacode: fc.constantFrom(['15052'], ['01234', '31036']),
    nsf: fc.constantFrom(['024'], ['324', '326']),
    rome: fc.constant(['M1607']),
  }),
  certification: optional(
    fc
      .record({ ...CODES, title: line(60), certifier: line(40), expiresOn: day })
      .map(({ code, ...facts }) => ({ ...sampleCertification, ...code, ...facts })),
  ),
  sessions: fc.uniqueArray(
    fc.record({ start: day, place: fc.constantFrom('À distance', 'Angers', 'Nantes'), full: fc.boolean() }),
    { minLength: 1, maxLength: 3, selector: ({ start }) => start },
  ),
  modality: fc.constantFrom('blended', undefined),
});

const catalogue = fc.array(course, { minLength: 1, maxLength: 3 }).map((sheets) =>
  sheets.map(({ sessions, ...sheet }, index): Course => ({
    id: `formation-${String(index)}`,
    data: schema.parse({
      ...sheet,
      title: `${String(index)} ${sheet.title}`.slice(0, 120),
      hours: sheet.modules.reduce((sum, { hours }) => sum + hours, 0),
      sessions: sessions.map(({ start, place, full }) => ({
        start,
        end: start,
        place,
        ...(full && { state: 'full' }),
        ...(place === 'Nantes' && { elsewhere: true }),
      })),
    }),
  })),
);

test('exports the same files again after an import into an empty site', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async (courses) => {
      const [xml, table] = [lheoOf(courses), tableOf(courses)];
      expect(lheoOf(imported(readLheo(xml), 'lheo'))).toBe(xml);
      expect(tableOf(imported(await coursesOfTable(table), 'table'))).toBe(table);
    }),
    { numRuns: 200 },
  );
});
