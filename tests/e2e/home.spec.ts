import { courseSchema } from '#src/features/courses/course-schema.ts';
import { offerWords } from '#src/features/courses/offer-words.ts';
import { home } from '#src/features/home/home.ts';
import { SHOWCASE_SIZE } from '#src/features/courses/course.ts';
import { HOME } from '#src/features/home/home-texts.ts';
import { testimonialSchema } from '#src/features/testimonials/testimonial-schema.ts';
import { interpolate } from '#src/lib/template.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { expect, test } from '../support/test.ts';
import { publicFiles } from '../support/written-content.ts';

const CERTIFICATIONS = 'Ce que d’autres vérifient, ce que nous promettons';

test('tells its ten sections in order', async ({ page }) => {
  await page.goto(paths.home);
  const sections = page.getByRole('main').locator('> section');
  await expect(sections).toHaveCount(10);
  const headings = await sections.evaluateAll((all) =>
    all.map((one) => one.querySelector('h1, h2')?.textContent.trim()),
  );
  expect(headings).toEqual([
    home.hero.title,
    home.features.title,
    HOME.clients,
    HOME.showcase.title(SHOWCASE_SIZE),
    HOME.testimonials.title,
    HOME.funding.title,
    HOME.faq.title,
    home.about.title,
    CERTIFICATIONS,
    HOME.action.title,
  ]);
});

test('opens on what to do next: the catalogue, a quote, the quality certificate', async ({ page }) => {
  await page.goto(paths.home);
  const hero = page.getByRole('main').locator('> section').first();
  for (const [name, href] of [
    [HOME.hero.discover, paths.courses],
    [HOME.hero.quote, paths.contact],
    [HOME.hero.certificate.open, paths.qualityCertificate],
  ] as const)
    await expect(hero.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(hero).toContainText(`en présentiel à ${site.contact.onSiteCity}`);
  await expect(hero).toContainText(/96.%/);
});

test('leads on from its other sections', async ({ page }) => {
  await page.goto(paths.home);
  const main = page.getByRole('main');
  for (const [name, href] of [
    [HOME.showcase.all(publicFiles('courses', courseSchema).length), paths.courses],
    [HOME.funding.action, paths.contact],
    [HOME.action.appointment, paths.contact],
    [HOME.action.catalogue, paths.courses],
    ['Qualiopi', paths.qualityCertificate],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(main.locator('#features li')).toHaveCount(4);
  await expect(main.locator('#financement li')).toHaveCount(4);
  await expect(main.getByRole('region', { name: CERTIFICATIONS }).getByRole('listitem')).toHaveCount(5);
});

test('brings a visitor to a section by its anchor', async ({ page }) => {
  await page.goto(`${paths.home}#features`);
  await expect(page.getByRole('heading', { name: home.features.items[0]?.title ?? '' })).toBeInViewport();
});

test('shows the three newest testimonials, and leads to all of them', async ({ page }) => {
  const dates = publicFiles('testimonials', testimonialSchema).map(({ data }) => data.createdAt.getTime());
  await page.goto(paths.home);
  const { note, notice, title } = HOME.testimonials;
  await expect(page.getByRole('region', { name: title }).getByRole('listitem')).toHaveCount(3);
  const names = await page.getByRole('region', { name: title }).locator('strong').allTextContents();
  await page.getByRole('link', { name: notice }).click();
  const all = page.getByRole('list', { name: note }).getByRole('listitem');
  await expect(all).toHaveCount(dates.length);
  expect((await all.locator('strong').allTextContents()).slice(0, 3)).toEqual(names);
});

test('lands on the questions from any page', async ({ page }) => {
  await page.goto(paths.courses);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' }).click();
  await expect(page).toHaveURL(paths.homeFaq);
  await expect(page.getByRole('heading', { name: HOME.faq.title })).toBeInViewport();
});

test('opens one question at a time, and closes the open one', async ({ page }) => {
  await page.goto(paths.homeFaq);
  const [first, second] = site.faq;
  const open = page.locator('#faq details[open]');
  await expect(page.locator('#faq details')).toHaveCount(5);
  await expect(open).toHaveCount(0);
  await page.getByRole('heading', { name: first?.question }).click();
  await expect(open).toContainText(first?.answer ?? '');
  await page.getByRole('heading', { name: second?.question }).click();
  await expect(open).toHaveCount(1);
  const words = offerWords(publicFiles('courses', courseSchema).map(({ data }) => data));
  await expect(open).toContainText(interpolate(second?.answer ?? '', words, 'content/site.yaml'));
  await page.getByRole('heading', { name: second?.question }).click();
  await expect(open).toHaveCount(0);
});

test('answers questions from the keyboard', async ({ page }) => {
  await page.goto(paths.homeFaq);
  const summaries = page.locator('#faq summary');
  await summaries.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#faq details[open]')).toContainText(site.faq[0]?.answer ?? '');
  await page.keyboard.press('Tab');
  await expect(summaries.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('#faq details[open]')).toHaveText(
    new RegExp(site.faq[1]?.question.replace('?', '\\?') ?? ''),
  );
});

test('answers questions without a script', async ({ plainPage }) => {
  await plainPage.goto(paths.homeFaq);
  await plainPage.getByText(site.faq[2]?.question ?? '').click();
  await expect(plainPage.getByText(site.faq[2]?.answer ?? '')).toBeVisible();
  await plainPage.getByText(site.faq[0]?.question ?? '').click();
  await expect(plainPage.getByText(site.faq[2]?.answer ?? '')).toBeHidden();
});

const carousel = '[data-logos] div:has(> ul)';
const motionOf = (element: Element) => getComputedStyle(element).animationPlayState;

test.describe('for visitors who do not mind motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves the clients’ logos while they are seen, and not before', async ({ page }) => {
    await page.goto(paths.home);
    const logos = page.locator(carousel);
    expect(await logos.evaluate(motionOf)).toBe('paused');
    await page.getByRole('heading', { name: HOME.clients }).scrollIntoViewIfNeeded();
    await expect.poll(() => logos.evaluate(motionOf)).toBe('running');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => logos.evaluate(motionOf)).toBe('paused');
  });

  test('stops the logos when a visitor asks, and shows each of them once to assistive technology', async ({ page }) => {
    await page.goto(paths.home);
    const logos = page.locator(carousel);
    await page.getByRole('heading', { name: HOME.clients }).hover();
    const stop = page.getByRole('button', { name: 'Arrêter le défilement' });
    await stop.click();
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    await expect.poll(() => logos.evaluate(motionOf)).toBe('paused');
    await stop.click();
    await page.mouse.move(0, 0);
    await expect.poll(() => logos.evaluate(motionOf)).toBe('running');
    await expect(page.getByRole('region', { name: HOME.clients }).getByRole('img')).toHaveCount(9);
    await expect(logos.locator('img')).toHaveCount(18);
  });
});

test('leaves the logos still for who wants no motion', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('heading', { name: HOME.clients }).scrollIntoViewIfNeeded();
  const running = () =>
    page
      .locator(carousel)
      .evaluate(
        (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
  await expect.poll(running).toBe(0);
  for (const logo of await page.getByRole('region', { name: HOME.clients }).getByRole('img').all())
    await expect(logo).toBeInViewport();
});
