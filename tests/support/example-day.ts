import { vi } from 'vitest';
import { EXAMPLE_DAY } from './example-site.ts';

vi.setSystemTime(EXAMPLE_DAY);
