import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { dayOf, formatDay, formatHours, formatPeriod } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { now } from '#src/lib/clock.ts';
import { drawableText } from '#src/site/drawable-text.ts';
import { hasAiCourse } from '#src/site/optional-content.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { builtFiles, courseMirrors, DIST, isSample, readBuilt } from '../support/built-site.ts';
import { readPdf } from '../support/programme-pdf.ts';

const courses = courseMirrors();
const programmes = [
  ...(hasAiCourse ? [{ path: paths.aiProgrammeFile, title: readAiCourse(now()).sheet.title }] : []),
  ...courses.map(({ id, title }) => ({ path: paths.courseProgramme(id), title })),
];
const programme = (path: string) => readPdf(readFileSync(join(DIST, path)));

/** Keeps letters, digits, € and % only, so that line breaks, columns and hyphenation do not matter. */
const letters = (text: string) => fold(drawableText(text).normalize('NFKC')).replace(/[^\p{L}\d€%]/gu, '');

test('creates a programme for every course and the AI course, and no other', () => {
  const built = builtFiles().filter((file) => file.startsWith('programmes/'));
  expect(built).toEqual(programmes.map(({ path }) => path.slice(1)).sort());
});

test.each(courses)('gives in the programme of $id every fact of its mirror', async (course) => {
  const { words, pages } = await programme(paths.courseProgramme(course.id));
  const expected = [
    course.title,
    course.description,
    course.category,
    ...course.facts.flatMap(({ term, detail }) => [term, ...detail]),
    ...course.modules.flatMap(({ title, hours, points }) => [title, formatHours(hours), ...points]),
    ...course.sessions.map(
      ({ start, end, place, state }) =>
        `${formatPeriod(new Date(start), new Date(end)).slice(1)} ${place}${state === 'full' ? ', complète' : ''}`,
    ),
    ...(course.version === undefined ? [] : [`Version ${course.version}`]),
    ...(course.updatedOn === undefined ? [] : [`à jour le ${formatDay(new Date(course.updatedOn))}`]),
    site.brand.url + paths.course(course.id),
    ...(site.certificate ? [`CPF ${course.eligibleForCPF ? 'Éligible' : 'Non éligible'}`] : []),
  ];
  const found = letters(words);
  expect(expected.filter((text) => !found.includes(letters(text)))).toEqual([]);
  const hasPhoto = /\.(jpe?g|png|webp|avif)$/.test(course.imagePath ?? '');
  expect(readBuilt(paths.courseProgramme(course.id).slice(1)).includes('/Subtype /Image')).toBe(hasPhoto);
  if (isSample)
    expect(
      pages.length,
      'A programme fits on one sheet of paper: shorten this course or the common text',
    ).toBeLessThanOrEqual(2);
});

test.each(programmes)('gives $path the data that screen readers need, and no quality mark', async ({ path, title }) => {
  const { info, marks, viewer, standard, pages, bookmarks, words } = await programme(path);
  expect(info.Language).toBe('fr-FR');
  expect(letters(info.Author ?? '')).toBe(letters(site.brand.legalName));
  expect(letters(info.Title ?? '')).toBe(letters(`${title}, programme de formation`));
  expect(marks).toMatchObject({ Marked: true });
  expect(viewer).toMatchObject({ DisplayDocTitle: true });
  expect(standard).toBe('1');
  const roles = pages.flatMap((page) => page.roles);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(pages[0]?.alts.map(letters)).toEqual([letters(site.brand.name)]);
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
  expect(Math.max(...pages.map(({ right }) => right)), 'a page is 595 points wide').toBeLessThan(570);
});

test.skipIf(courses.length === 0)('joins all courses in one PDF with a table of contents and its day', async () => {
  const { pages, words, info, marks, standard, bookmarks } = await programme(paths.catalogueFile);
  expect(info).toMatchObject({ Title: 'Nos formations, catalogue', Language: 'fr-FR' });
  expect([marks?.Marked, standard]).toEqual([true, '1']);
  expect(letters(words)).toContain(letters(`Édité le ${formatDay(dayOf(new Date()))}`));
  const titles = bookmarks.map(({ title }) => letters(title));
  const parts = ['Nos formations', 'Sommaire', 'Financer votre formation', 'Résultats, contact et mentions légales'];
  expect(titles.toSorted()).toEqual([...parts, ...courses.map(({ title }) => title)].map(letters).toSorted());
  if (!isSample) return;
  expect(pages.length, 'A course fits on one page: shorten it').toBe(titles.length);
  const contents = letters(pages[1]?.words ?? '');
  titles.forEach((title, index) => {
    expect(letters(pages[index]?.words ?? '')).toContain(title);
    if (index > 1) expect(contents).toContain(`${title}${String(index + 1)}`);
  });
});
