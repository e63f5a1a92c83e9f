import { vi } from 'vitest';
import { EXAMPLE_CONTENT, EXAMPLE_DAY, EXAMPLE_SITE } from './example-site.ts';

process.chdir(EXAMPLE_SITE);
process.env.CONTENT_DIR = EXAMPLE_CONTENT;
vi.setSystemTime(EXAMPLE_DAY);
