import { type Page, test as base } from '@playwright/test';
import { SERVED } from '../../scripts/test/served-files.ts';
import { Trouble } from './trouble.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Fails the test on any error of a page, of its requests or of its policy that the test has not foreseen. */
  trouble: Trouble;
  /** A page in a browser that runs no script. */
  plainPage: Page;
};

export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context }, use, { annotations }) => {
      const trouble = new Trouble();
      const stopWatching = trouble.watch(context);
      await use(trouble);
      await trouble.check();
      stopWatching();
      annotations.push({ type: SERVED, description: JSON.stringify(trouble.served) });
    },
    { auto: true },
  ],
  plainPage: async ({ browser, baseURL, locale, contextOptions, trouble }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL, locale, javaScriptEnabled: false });
    trouble.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});
