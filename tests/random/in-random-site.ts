import { resolve } from 'node:path';
import { inject, vi } from 'vitest';

process.chdir(resolve(import.meta.dirname, '../../.cache/random-site'));
vi.setSystemTime(inject('day'));
