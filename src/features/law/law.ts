import { readContentFile } from '#src/lib/content-file.ts';
import { lawSchema } from './law-changes.ts';

export const law = readContentFile('law.yaml', lawSchema);
