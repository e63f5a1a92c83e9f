import { type BrowserContext, expect } from '@playwright/test';

/** The site and previews that a test starts for itself; whatever else a page asks for is a third party. */
const isOwn = (url: string) => /^(?:http:\/\/localhost:|about:|data:|blob:)/.test(url);

/** The browser gives up on what a page still waits for when the visitor leaves it. */
const LEFT = 'net::ERR_ABORTED';

/** Whatever goes wrong in a browser without a test having foreseen it. */
export class Trouble {
  readonly #found: string[] = [];
  readonly #foreseen: RegExp[] = [];

  /** Says that something must go wrong: the test fails when it does not. */
  foresee(...patterns: readonly RegExp[]): void {
    this.#foreseen.push(...patterns);
  }

  /** Listens to every page of a context, and lets nothing out of this machine. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#found.push(`console: ${message.text()}`);
    });
    context.on('weberror', (webError) => this.#found.push(`exception: ${webError.error().message}`));
    context.on('request', (request) => {
      if (!isOwn(request.url())) this.#found.push(`third party: ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== LEFT) this.#found.push(`failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#found.push(`status ${response.status()}: ${response.url()}`);
    });
    await context.route(
      (url) => !isOwn(url.href),
      (route) => route.abort('blockedbyclient'),
    );
  }

  /** Fails on what nobody foresaw, and on what was foreseen and did not come. */
  check(): void {
    const isForeseen = (line: string) => this.#foreseen.some((pattern) => pattern.test(line));
    expect(
      this.#found.filter((line) => !isForeseen(line)),
      'what went wrong in the browser',
    ).toEqual([]);
    const absent = this.#foreseen.filter((pattern) => !this.#found.some((line) => pattern.test(line)));
    expect(absent.map(String), 'what should have gone wrong').toEqual([]);
  }
}
