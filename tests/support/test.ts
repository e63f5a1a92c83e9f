import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type Response,
  test as base,
  type WebError,
} from '@playwright/test';

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

/** The site and previews that a test starts for itself; whatever else a page asks for is a third party. */
const isOwn = (url: string) => /^(?:http:\/\/localhost:|about:|data:|blob:)/.test(url);

/** The browser gives up on what a page still waits for when the visitor leaves it. */
const LEFT = 'net::ERR_ABORTED';

/** Whatever goes wrong in a browser that no test has said to expect. */
export class BrowserErrors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Says that something must go wrong: the test fails when it does not. */
  expectError(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  readonly #listeners = {
    console: (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) this.#found.push(`console: ${message.text()}`);
    },
    weberror: (webError: WebError) => this.#found.push(`exception: ${webError.error().message}`),
    request: (request: Request) => {
      if (!isOwn(request.url())) this.#found.push(`third party: ${request.url()}`);
    },
    requestfailed: (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== LEFT) this.#found.push(`failed: ${request.url()} ${reason}`);
    },
    response: (response: Response) => {
      if (response.status() >= 400) this.#found.push(`status ${response.status()}: ${response.url()}`);
    },
  };

  /** Listens to every page of a context; gives the way to stop. */
  watch(context: BrowserContext): () => void {
    const { console, weberror, request, requestfailed, response } = this.#listeners;
    context.on('console', console).on('weberror', weberror).on('request', request);
    context.on('requestfailed', requestfailed).on('response', response);
    return () => {
      context.off('console', console).off('weberror', weberror).off('request', request);
      context.off('requestfailed', requestfailed).off('response', response);
    };
  }

  /** Fails on an error that the test did not expect, and on an expected one that does not come. */
  async check(): Promise<void> {
    const absent = () => this.#expected.filter((pattern) => !this.#found.some((line) => pattern.test(line)));
    // What goes wrong may be told a moment after the page has shown it.
    await expect.poll(() => absent().map(String), { message: 'what should have gone wrong' }).toEqual([]);
    const isForeseen = (line: string) => this.#expected.some((pattern) => pattern.test(line));
    expect(
      this.#found.filter((line) => !isForeseen(line)),
      'what went wrong in the browser',
    ).toEqual([]);
  }
}
