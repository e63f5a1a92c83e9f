import { EXAMPLE_CONTENT, EXAMPLE_SITE } from './example-site.ts';

// In a process of tests alone: Playwright loads the tests of all projects in its first process too.
if (process.env.VITEST !== undefined || process.env.TEST_WORKER_INDEX !== undefined) {
  process.chdir(EXAMPLE_SITE);
  process.env.CONTENT_DIR = EXAMPLE_CONTENT;
}
