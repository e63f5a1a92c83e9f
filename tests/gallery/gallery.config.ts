import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** Compares screenshots of the last build with those that `npm run gallery -- --update-snapshots` took of another one. */
export default defineConfig({
  testDir: '.',
  testMatch: 'states.spec.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  outputDir: '../../.cache/gallery/results',
  snapshotPathTemplate: '../../.cache/gallery/before/{projectName}/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: '../../.cache/gallery/report', open: 'never' }]],
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 20, animations: 'disabled' }, timeout: 15_000 },
  use: { ...journeys.use, timezoneId: 'Europe/Paris', screenshot: 'off' },
  projects: [
    { name: '360', use: { viewport: { width: 360, height: 740 } } },
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
    { name: '1280 dark', grep: /@dark/, use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } },
  ],
  webServer: {
    command: 'npm run -s preview -- --port 0',
    cwd: '../..',
    wait: { stdout: /localhost:(?<gallery_port>\d+)/ },
  },
});
