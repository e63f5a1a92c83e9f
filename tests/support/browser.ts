import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium, for machines that cannot download Playwright's. The headless shell is twice as fast. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The path of Playwright's Chromium, else of the system's. Undefined when neither is installed. */
export const installedBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));

export function browserExecutable(): string {
  const path = installedBrowser();
  if (path === undefined) throw new Error('No Chromium: run "node tests/support/install-browser.ts" first.');
  return path;
}
