import { expect, type Page, test as base } from '@playwright/test';

export { expect };

/** True for local servers (the site, previews that a test starts) and for addresses without a host. */
const isOwn = (url: string) => /^(?:http:\/\/localhost:|about:|data:|blob:)/.test(url);

/** When the visitor leaves a page, the browser aborts its open requests. */
const ABORTED = /ABORTED|cancelled/i;

type BrowserErrors = {
  /** Expects an error for each pattern. The test fails when one does not occur. */
  expectError: (...patterns: readonly RegExp[]) => void;
};

/** Fails on any unexpected error of a page, of its requests or of its content security policy. */
export const test = base.extend<{ browserErrors: BrowserErrors }>({
  browserErrors: [
    async ({ context }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) found.push(`console: ${message.text()}`);
      });
      context.on('weberror', (webError) => found.push(`exception: ${webError.error().message}`));
      context.on('request', (request) => {
        if (!isOwn(request.url())) found.push(`third party: ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!ABORTED.test(reason)) found.push(`failed: ${request.url()} ${reason}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) found.push(`status ${response.status()}: ${response.url()}`);
      });
      await use({ expectError: (...patterns) => expected.push(...patterns) });
      const missing = () => expected.filter((pattern) => !found.some((line) => pattern.test(line)));
      // The browser may report an error shortly after the page shows it.
      await expect.poll(() => missing().map(String), { message: 'missing expected errors' }).toEqual([]);
      const unexpected = found.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export const plainTest = test.extend({ javaScriptEnabled: false });

/** The link of a category in the catalogue and in the showcase. */
export const categoryLink = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'Filtrer par domaine' })
    .getByRole('link', { name: new RegExp(`^${label}( ?\\d+)?$`) });

/** Holds the requests that match the pattern until the test calls `release`. */
export async function hold(page: Page, pattern: string | RegExp) {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => resolve(undefined) };
}

/** Fails the next request that matches the pattern with this status, and lets later requests pass. */
export async function failOnce(page: Page, pattern: string | RegExp, status: number): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status, body: 'busy' }), { times: 1 });
}
