import { existsSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { openFirefox } from './firefox.ts';
import { slowNetwork } from './slow-network.ts';
import { visit } from './visit.ts';
import { openWebKit } from './webkit.ts';

export { expect };

/** Opens a window of an engine. The window has no cookies, storage or cache yet. */
export type OpenWindow = (options: { port: number; hasScript: boolean; width: number; height: number }) => Promise<{
  pointerType: 'mouse' | 'touch';
  errors: string[];
  goto: (url: string) => Promise<unknown>;
  /** Performs actions of WebDriver: https://www.w3.org/TR/webdriver2/#actions */
  perform: (actions: readonly object[]) => Promise<unknown>;
  /** Evaluates an expression whose value is a string. */
  evaluate: (expression: string) => Promise<string>;
  close: () => Promise<unknown>;
}>;

/** Debian's engines, with the program that must be installed. */
export const ENGINES = {
  Firefox: { open: openFirefox, program: '/usr/bin/firefox', packages: 'firefox-esr' },
  WebKitGTK: { open: openWebKit, program: '/usr/bin/WebKitWebDriver', packages: 'webkit2gtk-driver xvfb' },
};

export type EngineOptions = { engine: keyof typeof ENGINES };
type Fixtures = { network: ReturnType<typeof slowNetwork>; visit: ReturnType<typeof visit> };

/** Whether to skip the tests of an engine because it is not installed. On CI, they run and fail. */
export const isSkipped = (engine: keyof typeof ENGINES): boolean =>
  process.env.CI === undefined && !existsSync(ENGINES[engine].program);

export const test = base.extend<EngineOptions & Fixtures>({
  engine: ['Firefox', { option: true }],
  network: async ({ baseURL }, use) => {
    const network = slowNetwork(baseURL ?? '');
    await use(network);
    network.stop();
  },
  visit: [
    async ({ engine, network, baseURL, viewport, javaScriptEnabled }, use) => {
      test.skip(isSkipped(engine), 'not installed');
      const { width, height } = viewport ?? { width: 1280, height: 720 };
      const port = Number(new URL(baseURL ?? '').port) + 2;
      const window = await ENGINES[engine].open({ port, hasScript: javaScriptEnabled, width, height });
      await use(visit(window, network.origin));
      await window.close();
      expect(window.errors, 'errors of scripts').toEqual([]);
    },
    // Firefox takes up to 40 s to start on a busy machine.
    { timeout: 120_000 },
  ],
});
