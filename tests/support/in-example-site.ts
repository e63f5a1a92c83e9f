import { EXAMPLE_CONTENT, EXAMPLE_SITE } from './example-site.ts';

// Only in test workers: the main process of Playwright also loads the tests of all projects.
if (process.env.VITEST !== undefined || process.env.TEST_WORKER_INDEX !== undefined) {
  process.chdir(EXAMPLE_SITE);
  process.env.CONTENT_DIR = EXAMPLE_CONTENT;
}
