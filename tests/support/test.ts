import { type Page, test as base } from '@playwright/test';
import { BrowserErrors } from './browser-errors.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Fails the test on any error of a page, of its requests or of its policy that the test does not expect. */
  browserErrors: BrowserErrors;
  /** A page in a browser that runs no script. */
  plainPage: Page;
};

export const test = base.extend<Fixtures>({
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = new BrowserErrors();
      const stopWatching = browserErrors.watch(context);
      await use(browserErrors);
      await browserErrors.check();
      stopWatching();
    },
    { auto: true },
  ],
  plainPage: async ({ browser, baseURL, locale, contextOptions, browserErrors }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL, locale, javaScriptEnabled: false });
    browserErrors.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});
