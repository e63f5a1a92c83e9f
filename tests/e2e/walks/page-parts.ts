import type { Page } from '@playwright/test';
import { addressOf, type Model, pushAddress } from './walk.ts';

export const searchOf = (model: Model) => new URL(addressOf(model), 'http://localhost').search;

/** Adds an address to the history as a link does. A link to the current address adds no entry. */
export const follow = (model: Model, address: string) => {
  if (address !== addressOf(model)) pushAddress(model, address);
};

export const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.textContent.trim()),
    );

/** The link of an option in a filter, by the label of its list. */
export const optionOf = (page: Page, label: string, index: number) =>
  page
    .locator('[data-filter]')
    .getByRole('list', { name: label, exact: true })
    .getByRole('listitem')
    .nth(index)
    .locator('a');
