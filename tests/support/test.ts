import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

export { expect };

/** A journey for Firefox and Safari too, every night. */
export const EVERY_ENGINE = { tag: '@engines' };

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
      browserErrors.watch(context);
      await use(browserErrors);
      await browserErrors.check();
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

/** The site and previews that a test starts for itself; whatever else a page asks for is a third party. */
const isOwn = (url: string) => /^(?:http:\/\/localhost:|about:|data:|blob:)/.test(url);

/** The browser gives up on what a page still waits for when the visitor leaves it. */
const LEFT = /ABORTED|cancelled/i;

/** Whatever goes wrong in a browser that no test has said to expect. */
class BrowserErrors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Says that something must go wrong: the test fails when it does not. */
  expectError(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Listens to every page of a context. */
  watch(context: BrowserContext): void {
    const found = this.#found;
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) found.push(`console: ${message.text()}`);
    });
    context.on('weberror', (webError) => found.push(`exception: ${webError.error().message}`));
    context.on('request', (request) => {
      if (!isOwn(request.url())) found.push(`third party: ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!LEFT.test(reason)) found.push(`failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) found.push(`status ${response.status()}: ${response.url()}`);
    });
  }

  /** Fails on an error that the test did not expect, and on an expected one that does not come. */
  async check(): Promise<void> {
    const absent = () => this.#expected.filter((pattern) => !this.#found.some((line) => pattern.test(line)));
    // What goes wrong may be told a moment after the page has shown it.
    await expect.poll(() => absent().map(String), { message: 'what should have gone wrong' }).toEqual([]);
    const unforeseen = this.#found.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
    expect(unforeseen, 'what went wrong in the browser').toEqual([]);
  }
}
