import { readContentFile } from '#src/lib/content-file.ts';
import { aboutSchema } from './about-schema.ts';

export const about = readContentFile('about.yaml', aboutSchema);
