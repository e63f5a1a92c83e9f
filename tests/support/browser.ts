import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium, for machines that cannot reach Playwright's own downloads. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', HEADLESS_SHELL];

/** The path of Playwright's Chromium, else of the system's. Undefined when neither is installed. */
export const installedBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));

/** The path of an installed Chromium. Throws when there is none. */
export function browserExecutable(): string {
  const path = installedBrowser();
  if (path === undefined) throw new Error('No Chromium: run "node tests/support/install-browser.ts" first.');
  return path;
}

/**
 * The path of the browser for end-to-end tests. Undefined makes Playwright use its own.
 * The headless shell opens a page in half the time of Chromium.
 */
export function journeyBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : browserExecutable();
}
