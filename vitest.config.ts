import { defineConfig } from 'vitest/config';
import { isSampleContent } from './tests/support/sample-site.ts';

const FULL = '**/*.full.test.ts';
const OF_SAMPLE = 'tests/sample/*.test.ts';

const NEEDS_SAMPLE = [
  'netlify/contact/answers.test.ts',
  'netlify/mail/mail.test.ts',
  'scripts/audit/run-audit.test.ts',
  'scripts/check-content.test.ts',
  'src/admin/check-before-save.test.ts',
  'src/content-audit/{audit-content,courses}.test.ts',
  'src/content-model/{address-rules,brand,check-content,collections}.test.ts',
  'src/features/ai-course/read-ai-course.test.ts',
  'src/features/courses/{course-request,facets}.test.ts',
  'src/features/{illustration/logo-on-slate,open-data/lheo,pictures/encode-picture}.test.ts',
];

const isSample = isSampleContent();

const SECOND_PROVIDER = 'tests/site/second-provider.test.ts';

const ANY_PROVIDER =
  'tests/site/{claims,course-facts,invariants,french,head,html,json-mirrors,links,open-data,policies,programmes,round-trip,structured-data}.test.ts';

const BUILT_SITE = { testTimeout: 300_000, hookTimeout: 300_000 };

export const UNIT_TESTS = {
  name: 'unit',
  include: ['{src,netlify,scripts}/**/*.test.{ts,tsx}'],
  exclude: isSample ? [FULL] : [FULL, ...NEEDS_SAMPLE],
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
    // Test files share processes, because most run faster than a process starts. Tests restore what they change.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: UNIT_TESTS },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/*.test.ts', ...(isSample ? [OF_SAMPLE] : [])],
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
