import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BLOG_CATEGORIES } from '#src/features/blog/article-categories.ts';
import { slugify } from '#src/lib/french-text.ts';
import { slashed } from '#src/lib/text-file.ts';
import { addressRules } from '#src/content-model/address-rules.ts';
import { filesOnDisk } from '#src/content-model/project-files.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { paths } from '#src/site/paths.ts';
import { BuiltSite } from '../../scripts/preview-site.ts';
import { atLeast } from '../support/at-least.ts';

const site = new BuiltSite(process.cwd());

const answer = (address: string) => site.answer(new Request(`http://localhost${address}`));

async function textAt(address: string): Promise<string> {
  const response = await answer(address);
  expect(response.status, address).toBe(200);
  return response.text();
}

test.each([
  ...COURSE_CATEGORIES.map((name) => [paths.courseCategory(name), paths.coursePage(1, slugify(name))] as const),
  ...BLOG_CATEGORIES.map((name) => [paths.articleCategory(name), paths.articlePage(1, slugify(name))] as const),
])('%s is served from %s', async (address, page) => {
  const built = await textAt(page);
  expect(await textAt(address)).toBe(built);
  expect(await textAt(address.replaceAll('%20', '+'))).toBe(built);
});

test('leads from every file of a page to its one address', async () => {
  const files = globSync('**/*.html', { cwd: 'dist' }).map((file) => `/${slashed(file)}`);
  const pages = files.filter((file) => file !== '/404.html');
  expect(pages.length).toBeGreaterThanOrEqual(atLeast(80));
  for (const file of pages) {
    const { status, headers } = await answer(file);
    const page = file.replace(/(^\/index)?\.html$/, '') || '/';
    expect([status, headers.get('location')], file).toEqual([301, page]);
    expect((await answer(page)).status, page).toBe(200);
  }
});

test('has something at the end of every rule', async () => {
  const missing: string[] = [];
  for (const { to, page } of addressRules(filesOnDisk(process.cwd()))) {
    // The page of a draft is not built, and its rules are left out with it.
    if (page !== undefined && (await answer(page)).status === 404) continue;
    if ((await answer(to)).status !== 200) missing.push(to);
  }
  expect(missing).toEqual([]);
});
