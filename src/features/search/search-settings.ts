import { readContentFile } from '#src/lib/content-file.ts';
import { searchSchema } from './search-schema.ts';

export const searchSettings = readContentFile('search.yaml', searchSchema);
