import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aiCourseSheet } from '#src/features/ai-course/ai-course.ts';
import { dayOf, formatDay, formatHours, formatPeriod } from '#src/lib/french-dates.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { builtFiles, courseMirrors, DIST } from '../support/built-site.ts';
import { readPdf, wordsOf } from '../support/programme-pdf.ts';

const courses = courseMirrors();
const programmes = [
  { path: paths.aiProgrammeFile, title: aiCourseSheet.title },
  ...courses.map(({ id, title }) => ({ path: paths.courseProgramme(id), title })),
];
const files = builtFiles().filter((file) => file.endsWith('.pdf'));
const pdfs = new Map<string, Awaited<ReturnType<typeof readPdf>>>();
for (const file of files) pdfs.set(`/${file}`, await readPdf(readFileSync(join(DIST, file))));

function programme(path: string) {
  const pdf = pdfs.get(path);
  if (pdf === undefined) throw new Error(`No ${path} in dist/: run "npm run build" first.`);
  return pdf;
}

test('creates a programme for every course and the AI course, and no other', () => {
  const built = files.filter((file) => file.startsWith('programmes/'));
  expect(built).toEqual(programmes.map(({ path }) => path.slice(1)).sort());
});

test.each(courses)('gives in the programme of $id every fact of its mirror', (course) => {
  const { words, pages } = programme(paths.courseProgramme(course.id));
  const expected = [
    course.title,
    course.description,
    course.category,
    ...course.facts.flatMap(({ term, detail }) => [term, ...detail]),
    ...course.modules.flatMap(({ title, hours, points }) => [title, formatHours(hours), ...points]),
    ...course.sessions.flatMap(({ start, end, place }) => [
      formatPeriod(new Date(start), new Date(end)).slice(1),
      place,
    ]),
    ...(course.version === undefined ? [] : [`Version ${course.version}`]),
    ...(course.updatedOn === undefined ? [] : [`à jour le ${formatDay(new Date(course.updatedOn))}`]),
    site.brand.url + paths.course(course.id),
  ];
  expect(expected.filter((text) => !words.includes(wordsOf(text)))).toEqual([]);
  expect(
    pages.length,
    'A programme fits on one sheet of paper: shorten this course or the common text',
  ).toBeLessThanOrEqual(2);
});

test.each(programmes)('gives $path the data that screen readers need, and no quality mark', ({ path, title }) => {
  const { info, marks, viewer, standard, pages, bookmarks, words } = programme(path);
  expect(info).toMatchObject({
    Title: `${title}, programme de formation`,
    Language: 'fr-FR',
    Author: site.brand.legalName,
  });
  expect(marks).toMatchObject({ Marked: true });
  expect(viewer).toMatchObject({ DisplayDocTitle: true });
  expect(standard).toBe('1');
  const roles = pages.flatMap((page) => page.roles);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(pages[0]?.alts).toEqual([site.brand.name]);
  expect(bookmarks).toHaveLength(1);
  expect(bookmarks[0]?.under).toHaveLength(roles.filter((role) => role === 'H2').length);
  const links = pages.flatMap((page) => page.links);
  expect(links.map(({ subtype }) => subtype)).toEqual(roles.filter((role) => role === 'Link'));
  for (const { url, description } of links) {
    expect(url).toMatch(/^(https:\/\/|tel:\+33\d{9}$|mailto:)/);
    expect(description).not.toBe('');
  }
  expect(links.map(({ url }) => url)).toContain(`mailto:${site.contact.accessibilityOfficer.email}`);
  expect(words).not.toMatch(/qualiopi/i);
});

test('joins all courses in one PDF, a page each, with a table of contents and its day', () => {
  const { pages, words, info, marks, standard, bookmarks } = programme(paths.catalogueFile);
  expect(info).toMatchObject({ Title: 'Nos formations, catalogue', Language: 'fr-FR', Author: site.brand.legalName });
  expect([marks?.Marked, standard]).toEqual([true, '1']);
  expect(words).toContain(wordsOf(`Édité le ${formatDay(dayOf(new Date()))}`));
  const titles = bookmarks.map(({ title }) => title);
  expect([...titles].sort()).toEqual(
    [
      ...['Nos formations', 'Sommaire', 'Financer votre formation', 'Résultats, contact et mentions légales'],
      ...courses.map(({ title }) => title),
    ].sort(),
  );
  expect(pages.length, 'A course fits on one page: shorten it').toBe(titles.length);
  const contents = pages[1]?.words ?? '';
  titles.forEach((title, index) => {
    expect(pages[index]?.words).toContain(wordsOf(title));
    if (index > 1) expect(contents).toContain(wordsOf(`${title}${String(index + 1)}`));
  });
});
