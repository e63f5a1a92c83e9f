import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,netlify,scripts,bench,gallery}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/fail-on-console.ts'],
    mockReset: true,
    // Properties are checked on hundreds of values: a busy machine needs its time.
    testTimeout: 60_000,
  },
});
