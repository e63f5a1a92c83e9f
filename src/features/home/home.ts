import { readContentFile } from '#src/lib/content-file.ts';
import { homeSchema } from './home-schema.ts';

export const home = readContentFile('home.yaml', homeSchema);
