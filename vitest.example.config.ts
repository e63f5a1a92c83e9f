import { defineConfig } from 'vitest/config';

/** The checks of `dist/` that hold for any provider. */
const OF_ANY_SITE = [
  'addresses',
  'agenda',
  'claims',
  'french',
  'head',
  'html',
  'links',
  'policies',
  'site-plan',
  'structured-data',
  'styles',
];

/** Checks of the site that another provider's content makes: it is built first. */
export default defineConfig({
  test: {
    include: ['tests/example/**/*.test.ts', ...OF_ANY_SITE.map((name) => `tests/build/${name}.test.ts`)],
    globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/example-site.ts'],
    setupFiles: ['tests/support/in-example-site.ts'],
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
