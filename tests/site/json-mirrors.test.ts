import { expect, test } from 'vitest';
import type { Article, toFullArticle } from '#src/features/blog/article-collection.ts';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { findCourses } from '#src/features/courses/facets.ts';
import { isSameName, teamMemberSchema } from '#src/features/team/team-member.ts';
import { testimonialSchema } from '#src/features/testimonials/testimonial.ts';
import type { toTestimonial } from '#src/features/testimonials/testimonial-collection.ts';
import { fold, slugify } from '#src/lib/french-text.ts';
import { normalizeText } from '#src/lib/text-file.ts';
import { articleNumber, paths } from '#src/site/paths.ts';
import { isPublic } from '#src/site/publication.ts';
import { site } from '#src/site/site.ts';
import { canonicalOf } from '../support/built-page.ts';
import {
  atLeast,
  builtFiles,
  builtPage,
  builtPages,
  isSample,
  listedCourses,
  readBuilt,
} from '../support/built-site.ts';
import { publicFiles, writtenFiles } from '../support/written-content.ts';

const read = (file: string): unknown => JSON.parse(readBuilt(`api/${file}`));

const articles = () => read('blog.json') as Article[];
const testimonials = () => read('testimonials.json') as ReturnType<typeof toTestimonial>[];
const team = () => read('team-members.json') as { name: string }[];

const TEXT_FILE = /\.(html|json|xml|txt|svg|js|css)$|^api\/|^_/;

const filesThatName = (words: readonly string[]): string[] => {
  const folded = words.map(fold);
  return builtFiles().filter((file) => {
    const text = fold(`${file} ${TEXT_FILE.test(file) ? readBuilt(file) : ''}`);
    return folded.some((word) => text.includes(word));
  });
};

/** The addresses of the course cards in a part of a page, in order. */
const shownCourses = (path: string, part: string): string[] =>
  builtPage(path)
    .root.querySelectorAll(`${part} [data-course-card] h2 a, ${part} [data-course-card] h3 a`)
    .map((link) => link.getAttribute('href') ?? '');

test('publishes exactly the expected mirrors', () => {
  const lists = ['blog', 'courses', 'not-found', 'team-members', 'testimonials'];
  const expected = [
    ...lists.map((name) => `api/${name}.json`),
    ...articles().map(({ id }) => `api/blog/${String(id)}`),
    ...listedCourses().map(({ id }) => `api/courses/${id}`),
  ];
  expect(builtFiles().filter((file) => file.startsWith('api/'))).toEqual(expected.sort());
});

test('gives the text of an article only in its own mirror', () => {
  for (const article of articles()) {
    const { content, ...rest } = read(`blog/${String(article.id)}`) as ReturnType<typeof toFullArticle>;
    expect(rest).toEqual(article);
    expect(content.split(/\s+/).length).toBeGreaterThanOrEqual(atLeast(300));
    expect(content.replace(/`[^`]+`/g, '')).not.toMatch(/<\/?[A-Z]/);
  }
});

test('lists every course as in its own mirror, in the order of the catalogue and of the showcase', () => {
  for (const course of listedCourses()) expect(read(`courses/${course.id}`)).toMatchObject(course);
  const addresses = listedCourses().map(({ id }) => paths.course(id));
  const written = publicFiles('courses', courseSchema).map(({ id }) => paths.course(id));
  expect(addresses.toSorted()).toEqual(written.sort());
  expect(shownCourses(paths.courses, '#resultats')).toEqual(addresses.slice(0, 24));
  expect(shownCourses(paths.home, '#vitrine-formations')).toEqual(addresses.slice(0, 3));
});

test('lists on the page of each category its courses', () => {
  const pages = builtPages().filter(({ path }) => /^\/courses\/categorie\/[^/]+$/.test(path));
  expect(pages.length).toBeGreaterThanOrEqual(atLeast(3));
  for (const page of pages) {
    const category = new URL(canonicalOf(page)).searchParams.get('category') ?? '';
    const found = findCourses(listedCourses(), { category }).map(({ id }) => paths.course(id));
    expect(shownCourses(page.path, '#resultats'), page.path).toEqual(found.slice(0, 24));
  }
});

test('lists every published article, newest first', () => {
  const listed = articles();
  const written = publicFiles('blog', articleSchema);
  expect(listed.map(({ id }) => id).sort()).toEqual(written.map(({ id }) => articleNumber(id)).sort());
  for (const { id, data } of written) {
    const number = articleNumber(id);
    const file = `illustrations/blog/${String(number)}.svg`;
    // A brand may have no drawings.
    const drawing = data.illustration && builtFiles().includes(file) ? `/${file}` : undefined;
    expect(listed.find((article) => article.id === number)?.imagePath).toBe(data.imagePath ?? drawing);
  }
  const dates = listed.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const { createdAt, updatedAt } of listed) expect(updatedAt >= createdAt).toBe(true);
});

test('lists every testimonial unchanged, newest first', () => {
  const listed = testimonials();
  const written = publicFiles('testimonials', testimonialSchema);
  expect(listed.map(({ id }) => id).toSorted()).toEqual(written.map(({ id }) => id).sort());
  for (const { id, content } of listed)
    expect(content).toBe(normalizeText(written.find((file) => file.id === id)?.body ?? ''));
  const dates = listed.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('lists the whole team except its hidden member, whom no file names', () => {
  const written = publicFiles('team', teamMemberSchema);
  const hidden = written.filter(({ data }) => isSameName(data.name, site.hiddenTeamMember));
  expect(hidden.length).toBeGreaterThanOrEqual(atLeast(1));
  const names = team().map(({ name }) => name);
  expect(names).toHaveLength(written.length - hidden.length);
  if (isSample) expect(filesThatName([site.hiddenTeamMember, slugify(site.hiddenTeamMember)])).toEqual([]);
});

const isHidden = ({ data }: { data: Parameters<typeof isPublic>[0] }) => !isPublic(data, new Date());
const firstLine = (body: string): string => body.slice(0, 80).split('\n')[0] ?? '';

test('publishes no draft in any page, list, mirror, feed, index or file', () => {
  const hiddenArticles = writtenFiles('blog', articleSchema).filter(isHidden);
  const hiddenCourses = writtenFiles('courses', courseSchema).filter(isHidden);
  const hiddenQuotes = writtenFiles('testimonials', testimonialSchema).filter(isHidden);
  const hiddenPeople = writtenFiles('team', teamMemberSchema).filter(isHidden);
  const texts = [
    ...hiddenArticles.flatMap(({ id, data, body }) => [id, data.title, data.excerpt, firstLine(body)]),
    ...hiddenCourses.flatMap(({ id, data, body }) => [paths.course(id), data.title, data.description, firstLine(body)]),
    ...hiddenQuotes.flatMap(({ data, body }) => [data.name, firstLine(body)]),
    ...hiddenPeople.map(({ data }) => data.name),
  ].filter((text) => text !== '');
  expect(texts.length).toBeGreaterThanOrEqual(atLeast(1));
  // In random content, a draft may contain the same words as a published entry.
  if (isSample) expect(filesThatName(texts)).toEqual([]);
  const names = [
    ...hiddenArticles.map(({ id }) => `blog[/-]${String(articleNumber(id))}`),
    ...hiddenCourses.map(({ id }) => `(courses|contact|programmes)[/-]${id}`),
  ];
  for (const name of names) expect(builtFiles().filter((file) => new RegExp(`${name}(\\.|$)`).test(file))).toEqual([]);
});

test('publishes no element or header of a preview', () => {
  expect(builtPages().filter(({ html }) => /preview-bar|draft-notice/.test(html))).toEqual([]);
  expect(readBuilt('_headers')).not.toMatch(/^\/\*\n {2}X-Robots-Tag/m);
});
