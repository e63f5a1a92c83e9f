import { expect, test } from 'vitest';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { teamMemberSchema } from '#src/features/team/team-member.ts';
import { testimonialSchema } from '#src/features/testimonials/testimonial.ts';
import { fold } from '#src/lib/french-text.ts';
import { isPublic } from '#src/site/publication.ts';
import { paths } from '#src/site/paths.ts';
import { builtFiles, builtPages, filesThatName, readBuilt } from '../support/built-site.ts';
import { writtenFiles } from '../support/written-content.ts';

type Hidden = {
  words: readonly string[];
  files: RegExp;
};

const hiddenFrom = <File extends { data: Parameters<typeof isPublic>[0] }>(files: readonly File[]) =>
  files.filter(({ data }) => !isPublic(data, new Date()));

const opening = (body: string): string[] => (body === '' ? [] : [body.slice(0, 80).split('\n')[0] ?? '']);

const hiddenEntries = (): Hidden[] => [
  ...hiddenFrom(writtenFiles('blog', articleSchema)).map(({ id, data, body }) => ({
    words: [id, data.title, data.excerpt, ...opening(body)],
    files: new RegExp(`blog[/-]${String(articleNumber(id))}(\\.|$)`),
  })),
  ...hiddenFrom(writtenFiles('courses', courseSchema)).map(({ id, data, body }) => ({
    words: [paths.course(id), data.title, data.description, ...opening(body)],
    files: new RegExp(`(courses|contact|api/courses|programmes)[/-]${id}(\\.|$)`),
  })),
  ...hiddenFrom(writtenFiles('testimonials', testimonialSchema)).map(({ data, body }) => ({
    words: [data.name, ...opening(body)],
    files: /(?!)/,
  })),
  ...hiddenFrom(writtenFiles('team', teamMemberSchema)).map(({ data }) => ({ words: [data.name], files: /(?!)/ })),
];

test('publishes drafts in no page, list, mirror, feed, index or file', () => {
  const hidden = hiddenEntries();
  expect(hidden.length).toBeGreaterThan(0);
  for (const { words, files } of hidden) {
    expect(filesThatName(words.map(fold))).toEqual([]);
    expect(builtFiles().filter((file) => files.test(file))).toEqual([]);
  }
});

test('carries nothing of a preview', () => {
  expect(builtPages().filter(({ html }) => /preview-bar|draft-notice|data-draft/.test(html))).toEqual([]);
  expect(readBuilt('_headers')).not.toMatch(/^\/\*\n {2}X-Robots-Tag/m);
});
