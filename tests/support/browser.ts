import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium, for machines that can't reach Playwright's own downloads. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The browser of the tests: Playwright's when it is installed, else the system's. Undefined when there is none. */
export const installedBrowser = (): string | undefined =>
  [chromium.executablePath(), SYSTEM_CHROMIUM].find((path) => existsSync(path));

/** The same for a test run, which can't go on without one. */
export function browserExecutable(): string {
  const path = installedBrowser();
  if (path === undefined) throw new Error('No Chromium: run "node scripts/install-browser.ts" first.');
  return path;
}
