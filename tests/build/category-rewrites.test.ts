import { existsSync } from 'node:fs';
import { RedirectsHandler } from '@netlify/redirects';
import { expect, test } from 'vitest';
import { BLOG_CATEGORIES } from '#src/features/blog/article-categories.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { slugify } from '#src/lib/french-text.ts';
import { readConfigRules } from '#src/integrations/redirects.ts';
import { paths } from '#src/site/paths.ts';

const rules = new RedirectsHandler({
  configRedirects: readConfigRules('.'),
  jwtRoleClaim: '',
  jwtSecret: '',
  projectDir: process.cwd(),
  publicDir: 'dist',
});

test.each([
  ...COURSE_CATEGORIES.map((name) => [paths.courseCategory(name), paths.coursePage(1, slugify(name))] as const),
  ...BLOG_CATEGORIES.map((name) => [paths.articleCategory(name), paths.articlePage(1, slugify(name))] as const),
])('%s is served from %s, which exists', async (address, page) => {
  for (const written of [address, address.replaceAll('%20', '+')]) {
    const rule = await rules.match(new Request(`http://localhost${written}`));
    expect(rule).toMatchObject({ force: true, statusCode: 200 });
    expect(rule?.target.pathname).toBe(page);
  }
  expect(existsSync(`dist${page}.html`)).toBe(true);
});
