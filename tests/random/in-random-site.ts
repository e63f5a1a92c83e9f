import { vi } from 'vitest';
import { builtProvider, randomSiteFolder } from './random-site.ts';

process.chdir(randomSiteFolder);
vi.setSystemTime(builtProvider().day);
