import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { applyFundingRules } from '#src/features/courses/course-funding.ts';
import { now } from '#src/lib/clock.ts';
import { sessionKey } from '#src/features/courses/sessions.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { letters, visibleLines } from '../support/built-page.ts';
import { atLeast, builtPage, courseMirror } from '../support/built-site.ts';
import { publicCourses } from '../support/written-content.ts';

const courses = publicCourses();

const missingFrom = (text: string, expected: readonly string[]) => {
  const found = letters(text);
  return expected.filter((line) => !found.includes(letters(line)));
};

/** The text of a course page, with the commands and formulas of its exercise, but without the column letters. */
const pageText = (id: string) => {
  const article = parse(builtPage(paths.course(id)).html).querySelector('article');
  for (const element of article?.querySelectorAll('script, th > span') ?? []) element.remove();
  return article === null ? '' : [...visibleLines(article), article.text].join('\n');
};

/** Fields that a page does not show as written: codes, URLs, choices, and names of other content. */
const CODE_FIELDS =
  /^(aliases|trainers|category|illustration|imagePath|placeholders|figures|register|url|unit|tax|kind|modality|venue|scope|sessions|domain)$/;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, inner]) => (CODE_FIELDS.test(key) ? [] : textsOf(inner)));
};

test('looks at every public course', () => {
  expect(courses.length).toBeGreaterThanOrEqual(atLeast(18));
});

test.each(courses)('shows on the page of $id every text of its file', ({ id, data }) => {
  const { imageAlt, ...others } = applyFundingRules(data, site, now());
  expect(missingFrom(pageText(id), textsOf({ ...others, imageAlt: data.imagePath && imageAlt }))).toEqual([]);
});

test.each(courses)('shows on the page of $id the sessions of its mirror, each with its form', ({ id }) => {
  const { root } = builtPage(paths.course(id));
  const rows = root.querySelectorAll('li[data-session]').map((row) => ({
    start: row.getAttribute('data-session'),
    state: row.getAttribute('data-state'),
    request: row.querySelector('a')?.getAttribute('href')?.replaceAll('&amp;', '&'),
  }));
  const keys = new Set<string>();
  const keyOf = (start: string, end: string, place: string): string => {
    const first = sessionKey({ start: new Date(start), place });
    const key = keys.has(first) ? `${first}-${end}` : first;
    keys.add(key);
    return key;
  };
  expect(rows).toEqual(
    courseMirror(id).sessions.map(({ start, end, place, state }) => ({
      start,
      state,
      request: paths.courseRequest(id, keyOf(start, end, place)),
    })),
  );
});

test.each(courses)('states price, duration and programme of $id in a letter that fits a mail link', ({ id, data }) => {
  const { root } = builtPage(`/contact/${id}`);
  const letter = root.querySelector('pre')?.text ?? '';
  for (const text of [data.title, 'Tarif', data.duration, 'Dates', 'Financement', paths.courseProgramme(id)])
    expect(letter).toContain(text);
  const link = root.querySelector('a[href^="mailto:?"]')?.getAttribute('href') ?? '';
  const { href, searchParams } = new URL(link.replaceAll('&amp;', '&'));
  expect(searchParams.get('body')).toBe(letter.replaceAll('\n', '\r\n'));
  expect(href.length).toBeLessThan(2000);
});

test.each(courses)('says for whom and with which tax the price of $id is', ({ id, data: { price } }) => {
  const { detail = [] } = courseMirror(id).facts.find((fact) => fact.id === 'price') ?? {};
  if (price !== undefined)
    expect(detail.join(' ')).toMatch(/par (personne|groupe), (exonéré de TVA|hors taxes|toutes taxes comprises)/);
});
