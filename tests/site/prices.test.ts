import { expect, test } from 'vitest';
import { aiCourse } from '#src/features/ai-course/ai-course.ts';
import { coursePages } from '#src/content-model/data.ts';
import { lowestPrice } from '#src/features/courses/offer-words.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { offeredSessions } from '#src/features/courses/course-sessions.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { paths } from '#src/site/paths.ts';
import { builtPage } from '../support/built-site.ts';
import { visibleLines } from '../support/visible-lines.ts';
import { publicFiles } from '../support/written-content.ts';

const courses = publicFiles('courses', courseSchema);
const sheets = courses.map(({ data }) => data);
const linesOf = (path: string) => visibleLines(builtPage(path).root);

test.each([
  ['bureautique', 'Bureautique'],
  ['developpement-web', 'Informatique'],
  ['reseau-systeme-securite', 'Informatique'],
  ['outils-graphiques', undefined],
])('sets beside what /%s costs to measure the lowest price of the catalogue', (id, category) => {
  const lowest = lowestPrice(sheets, category);
  expect(lowest).toBeGreaterThan(0);
  const [line = ''] = linesOf(paths.catalogue(id)).filter((text) => /750\s€/.test(text));
  expect(line).toMatch(/sur mesure/i);
  expect(line).toContain(`à partir de ${formatEuros(lowest ?? 0)} par personne`);
});

test('shows the unit of a group price in the phone bar and in the agenda', () => {
  const groups = courses.filter(({ data }) => data.price?.unit === 'group');
  expect(groups.length).toBeGreaterThan(0);
  for (const { id } of groups)
    expect(builtPage(paths.course(id)).root.querySelector('[data-action-bar]')?.text).toContain('par groupe');
  const rows = builtPage(paths.agenda).root.querySelectorAll('[data-agenda] li');
  for (const { data } of groups)
    for (const row of rows.filter(({ text }) => text.includes(data.title))) expect(row.text).toContain('par groupe');
});

test('says the price that all courses share on no page of a course that has its own', () => {
  const { price: shared = '' } = coursePages;
  expect(shared).not.toBe('');
  const priced = courses.filter(({ data }) => data.price !== undefined);
  expect(priced.length).toBeGreaterThan(15);
  const wrong = priced.filter(({ id }) => linesOf(paths.course(id)).some((line) => line.includes(shared)));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('gives the price and the next open session of the AI course from its sheet, with the way to it', () => {
  const sheet = courses.find(({ id }) => id === aiCourse.course)?.data;
  const { root } = builtPage(paths.aiCourse);
  const [line] = root
    .querySelectorAll('section[aria-labelledby="financement"] p')
    .filter((text) => text.text.includes('Tarif'));
  expect(line?.text).toContain(formatEuros(sheet?.price?.amount ?? 0));
  expect(line?.querySelector('a')?.getAttribute('href')).toBe(paths.course(aiCourse.course));
  const [next] = offeredSessions(sheet ?? {}, new Date()).filter(({ state }) => state !== 'full');
  const [offered] = root.querySelectorAll('main > section:first-of-type [data-session]');
  // Seats that nobody has counted lately are not spoken of.
  if (next?.seatsLeft === undefined) {
    expect(offered).toBeUndefined();
    return;
  }
  expect(offered?.getAttribute('data-session')).toBe(isoDay(next.start));
  expect(offered?.text).toContain(`${String(next.seatsLeft)}\u00a0places sur ${String(next.seats)}`);
});
