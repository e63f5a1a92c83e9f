import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,netlify,scripts,bench,gallery}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/temporary-folder.ts',
    setupFiles: ['tests/support/fail-on-console.ts'],
    mockReset: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests put back what they change; a process for each file would cost more than most of them.
    isolate: false,
    // Properties are checked on hundreds of values: a busy machine needs its time.
    testTimeout: 60_000,
  },
});
