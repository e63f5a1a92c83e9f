import { defineConfig } from 'vitest/config';
import { UNIT_TESTS } from './vitest.config.ts';

/** Only the unit tests beside the code that Stryker changes. Other tests of this code would slow down each run. */
export default defineConfig({ test: { ...UNIT_TESTS, include: ['netlify/**/*.test.ts'] } });
