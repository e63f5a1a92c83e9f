import { defineConfig } from 'vitest/config';
import { UNIT_TESTS } from './vitest.config.ts';

/** The unit tests beside the code that Stryker changes: others that use this code would make each run slow. */
export default defineConfig({ test: { ...UNIT_TESTS, include: ['netlify/**/*.test.ts'] } });
