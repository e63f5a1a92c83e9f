import type { Page } from '@playwright/test';
import { LANDING } from '#src/features/ai-course/ai-course-texts.ts';
import { paths } from '#src/site/paths.ts';
import { behaviourBrought } from '../support/page-behaviour.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** The delay of each entrance, and what entered. */
    entrances: { group: Element | null; delay: number }[];
  }
}

/** Notes what enters step by step, as it does. */
const noteEntrances = (page: Page) =>
  page.addInitScript(() => {
    window.entrances = [];
    const seen = new Set<Animation>();
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (seen.has(animation) || animation instanceof CSSAnimation || animation instanceof CSSTransition) continue;
        seen.add(animation);
        if (effect instanceof KeyframeEffect)
          window.entrances.push({ group: effect.target?.parentElement ?? null, delay: effect.getTiming().delay ?? 0 });
      }
      requestAnimationFrame(note);
    };
    note();
  });

const delays = (page: Page) => page.evaluate(() => window.entrances.map(({ delay }) => delay));

/** As many frames as whatever enters by itself needs to begin: what comes into sight is told within one. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

const teamOf = (page: Page) => page.locator('[data-team]');

test('lets a group that is scrolled to enter in steps of a tenth of a second, once, with nothing hidden', async ({
  page,
}) => {
  await noteEntrances(page);
  await page.goto(paths.home);
  await settle(page);
  expect(await delays(page)).toEqual([]);
  // The code comes with the first movement.
  await page.mouse.wheel(0, 40);
  await behaviourBrought(page);
  await teamOf(page).evaluate((team) => {
    team.scrollIntoView({ behavior: 'instant' });
  });
  await expect.poll(() => delays(page)).toEqual([0, 100, 200, 300, 400]);
  for (const member of await teamOf(page).locator('li').all()) {
    await expect(member).toBeVisible();
    await expect(member).toHaveCSS('opacity', '1');
  }
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await teamOf(page).scrollIntoViewIfNeeded();
  await settle(page);
  expect(await page.evaluate(() => window.entrances.filter(({ group }) => group?.matches('[data-team]')).length)).toBe(
    5,
  );
});

test('moves nothing in the first screen, where a visitor comes back to, or for whoever wants no motion', async ({
  page,
}) => {
  await noteEntrances(page);
  await page.goto(paths.home);
  await teamOf(page).scrollIntoViewIfNeeded();
  await settle(page);
  const left = await page.evaluate(() => Math.round(scrollY));
  await page.goto(paths.contact);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  await settle(page);
  expect(await delays(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.aiCourse);
  await page.getByRole('region', { name: LANDING.figures.title }).scrollIntoViewIfNeeded();
  await settle(page);
  expect(await delays(page)).toEqual([]);
});

test('stands as it is without a script', async ({ plainPage }) => {
  await plainPage.goto(paths.home);
  for (const group of await plainPage.locator('[data-staged]').all()) {
    await group.scrollIntoViewIfNeeded();
    await expect(group.locator('> *').first()).toHaveCSS('translate', 'none');
    await expect(group.locator('> *').first()).toBeVisible();
  }
});
