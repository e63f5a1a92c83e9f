import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium, for machines that can't reach Playwright's own downloads. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', HEADLESS_SHELL];

/** A browser for pictures and measures: Playwright's when it is installed, else the system's. Undefined when there is none. */
export const installedBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));

/** The same where nothing can be done without one. */
export function browserExecutable(): string {
  const path = installedBrowser();
  if (path === undefined) throw new Error('No Chromium: run "node tests/support/install-browser.ts" first.');
  return path;
}

/**
 * The browser of the journeys. The headless shell is Chromium without its windows and opens a page in half the time;
 * Playwright takes its own when it is told of none.
 */
export function journeyBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : browserExecutable();
}
