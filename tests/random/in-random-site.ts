import { inject, vi } from 'vitest';
import { RANDOM_SITE } from './random-site.ts';

process.chdir(RANDOM_SITE);
vi.setSystemTime(inject('day'));
