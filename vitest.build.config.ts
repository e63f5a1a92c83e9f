import { defineConfig } from 'vitest/config';

/** Checks of `dist/`: run after a build. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    globalSetup: 'tests/support/temporary-folder.ts',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
