// Before any other module, each of which may read the content: the journeys take their words from it, and so do their lists.
import '../support/in-example-site.ts';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import shipped from '../../playwright.config.ts';
import { EXAMPLE_CONTENT, EXAMPLE_SITE } from '../support/example-paths.ts';

const port = Number(process.env.E2E_PORT ?? 8898);
const project = resolve(import.meta.dirname, '../..');

/** The main journeys, on the site that `npm run test:site` has built. */
export default defineConfig({
  ...shipped,
  testDir: '../e2e',
  globalSetup: '../support/temporary-folder.ts',
  outputDir: resolve(project, 'test-results'),
  use: { ...shipped.use, baseURL: `http://localhost:${String(port)}` },
  webServer: {
    command: `node ${project}/scripts/ready.mjs ${project}/tests/support/serve-built-site.ts`,
    cwd: EXAMPLE_SITE,
    env: { PORT: String(port), CONTENT_DIR: EXAMPLE_CONTENT },
    url: `http://localhost:${String(port)}/robots.txt`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
  projects: [{ name: 'second provider', testMatch: ['any-provider.spec.ts'] }],
});
