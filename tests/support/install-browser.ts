/** Installs Chromium for the end-to-end tests: Playwright's, or Debian's where Playwright's cannot be downloaded. */
import { spawnSync } from 'node:child_process';
import { installedBrowser } from './browser.ts';

const ATTEMPTS = [
  [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell'],
] as const;

for (const [command, ...args] of ATTEMPTS) {
  if (installedBrowser() !== undefined) break;
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
}

const browser = installedBrowser();
if (browser === undefined) {
  console.error(
    'No Chromium could be installed. Install one and run the tests again: apt-get install chromium-headless-shell',
  );
  process.exit(1);
}
console.log(`Chromium: ${browser}`);
