import type { Page } from '@playwright/test';
import { addressOf, type Model, pushAddress } from './walk.ts';

export const searchOf = (model: Model) => new URL(addressOf(model), 'http://localhost').search;

/** Pushes an address as a browser does for a link: the same address replaces itself. */
export const follow = (model: Model, address: string) => {
  if (address !== addressOf(model)) pushAddress(model, address);
};

/** The visible texts of some elements. */
export const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.textContent.trim()),
    );
