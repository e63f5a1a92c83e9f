import { articleNumber } from '#src/site/entry-addresses.ts';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { SEARCH_TEXTS } from '#src/features/search/search-texts.ts';
import { isPublic } from '#src/lib/publication.ts';
import { paths } from '#src/site/paths.ts';
import { writtenPolicy } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';
import { publicFiles, writtenFiles } from '../support/written-content.ts';

const SCREENS = [
  { path: '/nulle-part', title: '404 Page Not Found', hint: 'Did you forget to add the page to the router?' },
  { path: '/courses/nulle-part', title: 'Formation non trouvée', hint: 'Nous n’avons pas pu trouver la formation' },
  {
    path: '/blog/9999',
    title: 'Article non trouvé',
    hint: 'L’article que vous cherchez n’existe pas ou a été supprimé.',
  },
  { path: '/blog/pas-un-nombre', title: 'Article non trouvé', hint: 'L’article que vous cherchez n’existe pas' },
];

for (const { path, title, hint } of SCREENS)
  test(`answers ${path} with status 404 and « ${title} »`, async ({ page, browserErrors }) => {
    browserErrors.expectError(/status 404/, /console: Failed to load resource/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(hint);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

test('leads from an unknown course to all the others', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
  await page.goto('/courses/nulle-part');
  await page.getByRole('link', { name: 'Voir toutes les formations' }).click();
  await expect(page).toHaveURL(paths.courses);
});

test('leads from an unknown article back to the blog', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
  await page.goto('/blog/9999');
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL(paths.blog);
});

test('looks for what the words of an unknown address say', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
  await page.goto('/courses/tableur-excel-avance');
  const search = page.getByRole('main').getByRole('searchbox', { name: SEARCH_TEXTS.label });
  await expect(search).toHaveValue('tableur excel avance');
  await search.press('Enter');
  await expect(page).toHaveURL(`${paths.search}?q=tableur+excel+avance`);
  await expect(page.locator('#trouves').getByRole('link', { name: /Excel/ }).first()).toBeVisible();
});

test('offers no search without a script, but the whole catalogue', async ({ plainPage, browserErrors }) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
  await plainPage.goto('/courses/nulle-part');
  await expect(plainPage.getByRole('main').locator('input[type=search]')).toBeHidden();
  await expect(plainPage.getByRole('link', { name: 'Voir toutes les formations' })).toBeVisible();
});

test('offers a course of each category where there is none, and the newest articles where there is no article', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
  await page.goto('/courses/nulle-part');
  await expect(page.locator('[data-course-card] .badge:not(.badge-cpf)')).toHaveText([...COURSE_CATEGORIES]);
  await page.goto('/blog/9999');
  const newest = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await page.goto(paths.blog);
  expect(newest).toHaveLength(3);
  expect((await page.getByRole('main').locator('article :is(h2, h3)').allTextContents()).slice(0, 3)).toEqual(newest);
});

for (const path of ['/api/nulle-part', '/api/courses/nulle-part', '/api/blog/9999'])
  test(`answers ${path} with status 404 and JSON`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) });
  });

for (const path of [
  '/api/courses',
  '/api/courses/excel-fondamentaux',
  '/api/testimonials',
  '/api/team-members',
  '/api/blog',
  '/api/blog/1',
])
  test(`serves ${path} as JSON`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    expect(await response.json()).toBeTruthy();
  });

for (const path of ['/', '/courses', '/courses?category=Bureautique', '/courses/nulle-part', '/contact', '/about'])
  test(`sends ${path} with the headers that protect its readers`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const policy = writtenPolicy(await response.text());
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

test('lets the page of an unknown address say its own policy', async ({ request }) => {
  const html = await (await request.get('/nulle-part')).text();
  expect(writtenPolicy(html)).toMatch(/^default-src 'none'; script-src 'self'/);
});

test('protects the answers of the function as well', async ({ request }) => {
  const response = await request.get(paths.apiContact);
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('POST');
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(response.headers()['cache-control']).toBe('no-store');
});

test('sends the long address of an article, and a final slash, to the one address of the page', async ({ request }) => {
  const [article] = publicFiles('blog', articleSchema);
  const id = article?.id ?? '';
  for (const [path, target] of [
    [`/blog/${id}`, paths.article(articleNumber(id))],
    ['/courses/', paths.courses],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, target]);
  }
});

test('shows no unpublished article, under neither of its addresses', async ({ request }) => {
  const [article] = writtenFiles('blog', articleSchema).filter(({ data }) => !isPublic(data, new Date()));
  const id = article?.id ?? '';
  for (const path of [`/blog/${id}`, paths.article(articleNumber(id))])
    expect((await request.get(path)).status()).toBe(404);
});
