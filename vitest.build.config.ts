import { defineConfig } from 'vitest/config';

/** Checks of `dist/`: run after a build. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    globalSetup: 'tests/support/temporary-folder.ts',
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
