import { defineConfig } from 'vitest/config';

/** Slow tests that rarely fail. `npm run test:full` runs them every night. */
const FULL = '**/*.full.test.ts';
const SECOND_PROVIDER = 'tests/site/second-provider.test.ts';

/** The tests of a built site that apply to any provider. */
const ANY_PROVIDER = 'tests/site/{agenda,claims,invariants,french,head,html,links,open-data,policies,structured-data}.test.ts';

const BUILT_SITE = { testTimeout: 300_000, hookTimeout: 300_000 };

/** `stryker.vitest.config.ts` uses these options too. */
export const UNIT_TESTS = {
  name: 'unit',
  include: ['{src,netlify,scripts}/**/*.test.{ts,tsx}'],
  exclude: [FULL],
  setupFiles: 'tests/support/fail-on-console.ts',
  mockReset: true,
  unstubEnvs: true,
  unstubGlobals: true,
  isolate: false,
  testTimeout: 60_000,
};

export default defineConfig({
  test: {
    globalSetup: 'tests/support/temporary-folder.ts',
    // Files share processes, because starting a process takes longer than most files. Tests restore what they change.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: UNIT_TESTS },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/*.test.ts'],
          exclude: [FULL, SECOND_PROVIDER],
          ...BUILT_SITE,
        },
      },
      {
        extends: true,
        test: {
          name: 'second-site',
          include: [SECOND_PROVIDER, ANY_PROVIDER],
          setupFiles: 'tests/support/in-example-site.ts',
          ...BUILT_SITE,
        },
      },
      {
        extends: true,
        test: {
          name: 'random',
          include: ['tests/random/*.test.ts', ANY_PROVIDER],
          globalSetup: 'tests/random/build-provider.ts',
          setupFiles: 'tests/random/in-random-site.ts',
          ...BUILT_SITE,
        },
      },
      {
        extends: true,
        test: {
          name: 'full',
          include: ['{src,netlify,scripts,tests}/**/*.full.test.ts'],
          setupFiles: 'tests/support/fail-on-console.ts',
          ...BUILT_SITE,
        },
      },
    ],
  },
});
