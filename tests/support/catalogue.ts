import { expect, type Locator, type Page } from '@playwright/test';

/** What visitors use and see of the catalogue and of the showcase. */
export const catalogue = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Rechercher une formation' }),
  filter: (label: string): Locator =>
    page
      .getByRole('navigation', { name: 'Filtrer par domaine' })
      .getByRole('link', { name: new RegExp(`^${label}( ?\\d+)?$`) }),
  near: page.getByRole('region', { name: 'Formations proches' }),
  cards: page.locator('main article:not([aria-labelledby=proches] *)').filter({ visible: true }),
  titles: page.locator('main article:not([aria-labelledby=proches] *) h3').filter({ visible: true }),
  skeletons: page.locator('[data-skeleton]'),
  count: page.locator('main').getByRole('status'),
  retry: page.getByRole('button', { name: 'Réessayer' }),
});

/** Waits until the filters of the page answer in place. */
export async function filtersReady(page: Page): Promise<void> {
  await page.locator('[data-filter] a').first().hover();
  await page.locator('[data-filter][data-awake]').waitFor({ state: 'attached' });
}

/** The one category that is exposed as chosen. */
export async function expectChosen(page: Page, label: string): Promise<void> {
  const filters = page.getByRole('navigation', { name: 'Filtrer par domaine' });
  await expect(filters.locator('[aria-current="true"]')).toHaveText([new RegExp(`^${label}\\d*$`)]);
}
