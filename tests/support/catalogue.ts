import { expect, type Locator, type Page } from '@playwright/test';
import { COURSE_TEXTS } from '#src/features/courses/course-texts.ts';

/** What visitors use and see of the catalogue and of the showcase. */
export const catalogue = (page: Page) => ({
  search: page.getByRole('searchbox', { name: COURSE_TEXTS.search }),
  filter: (label: string): Locator =>
    page
      .getByRole('navigation', { name: COURSE_TEXTS.categories })
      .getByRole('link', { name: new RegExp(`^${label}( ?\\d+)?$`) }),
  near: page.getByRole('region', { name: COURSE_TEXTS.near }),
  cards: page.locator('main article:not([aria-labelledby=proches] *)').filter({ visible: true }),
  titles: page.locator('main article:not([aria-labelledby=proches] *) h3').filter({ visible: true }),
  badges: page.locator('main article:not([aria-labelledby=proches] *) .badge:first-child').filter({ visible: true }),
  skeletons: page.locator('[data-skeleton]'),
  count: page.locator('main').getByRole('status'),
  retry: page.getByRole('button', { name: 'Réessayer' }),
});

/** The one filter that is exposed as chosen. */
export async function expectChosen(page: Page, label: string): Promise<void> {
  const filters = page.getByRole('navigation', { name: COURSE_TEXTS.categories });
  await expect(filters.locator('[aria-current="true"]')).toHaveText([new RegExp(`^${label}\\d*$`)]);
}
