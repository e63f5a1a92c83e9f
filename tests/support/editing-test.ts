import { expect } from '@playwright/test';
import { type EditingSite, startEditing } from './editing-site.ts';
import { test as base } from './test.ts';

export { expect };

/** A journey on a copy of the project that `npm run edit` serves. */
export const test = base.extend<object, { editing: EditingSite }>({
  editing: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startEditing();
      await use(site);
      expect(await site.stop()).toContain('Arrêté.');
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ editing }, use) => use(editing.url),
});
