import { LANDING } from '#src/features/ai-course/ai-course-texts.ts';
import { aiCourse, wording } from '#src/features/ai-course/ai-course.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

test('shows the same page under both names, one of them canonical', async ({ page }) => {
  for (const path of [paths.aiCourse, paths.aiCourseCampaign]) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/formation-ia$/);
    await expect(page.getByRole('banner').getByRole('link', { name: LANDING.bar })).toHaveAttribute(
      'href',
      paths.aiEnrolment,
    );
  }
});

test('tells its twelve sections in order, with the wordings that the content chooses', async ({ page }) => {
  await page.goto(paths.aiCourse);
  const headings = await page
    .getByRole('main')
    .locator('> section')
    .evaluateAll((all) => all.map((one) => one.querySelector('h1, h2')?.textContent.trim()));
  expect(headings).toEqual([
    aiCourse.title,
    aiCourse.headings.skills,
    aiCourse.headings.results,
    LANDING.financing.title,
    expect.stringContaining(LANDING.pedagogy.title),
    LANDING.figures.title,
    aiCourse.headings.testimonials,
    aiCourse.headings.reasons,
    LANDING.clients,
    aiCourse.headings.faq,
    LANDING.forms.information,
    aiCourse.headings.closing,
  ]);
  await expect(page.getByText(wording('remainingCost'))).toBeVisible();
  await expect(page.locator('[data-logos] ul:not([aria-hidden]) img')).toHaveCount(7);
  await expect(page.locator('details[name=questions]')).toHaveCount(6);
});

for (const path of [paths.aiCourse, paths.aiEnrolment, paths.aiProgramme, paths.aiCpf, paths.creator('demo')])
  test(`asks nobody but this site for anything on ${path}, and is open to everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('section#cookies')).toHaveCount(0);
    await expectAccessible(page);
  });
