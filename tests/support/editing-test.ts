import { type BrowserContext, expect } from '@playwright/test';
import { type EditingSite, startEditing } from './editing-site.ts';
import { EditorsScreen } from './editors-screen.ts';
import { test as base } from './test.ts';

export { expect };

type WorkerFixtures = {
  editing: EditingSite;
  /** One for all journeys: the code of the screen, which is large, is fetched and compiled once. */
  editorsContext: BrowserContext;
};

/** A journey through the editors' screen, of a copy of the site that `npm run edit` serves. */
export const test = base.extend<{ editor: EditorsScreen }, WorkerFixtures>({
  editing: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startEditing();
      await use(site);
      expect(await site.stop()).toContain('Arrêté.');
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editorsContext: [
    async ({ browser, editing }, use) => {
      const context = await browser.newContext({ baseURL: editing.url, locale: 'fr-FR', reducedMotion: 'reduce' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ editing }, use) => use(editing.url),
  // Each journey begins with the content of the project, in a browser that remembers nothing but what it has fetched.
  context: async ({ editorsContext, editing }, use) => {
    await use(editorsContext);
    editing.restore();
    await editorsContext.unrouteAll();
    for (const page of editorsContext.pages()) await page.close();
    const page = await editorsContext.newPage();
    // Asked of the browser: a script in a page of the site ends where the page is led elsewhere meanwhile.
    const browser = await editorsContext.newCDPSession(page);
    const [origin, storageTypes] = [new URL(editing.url).origin, 'local_storage,indexeddb'];
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await editorsContext.clearCookies();
    await page.close();
  },
  editor: ({ page }, use) => use(new EditorsScreen(page)),
});
