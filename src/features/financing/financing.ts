import { readContentFile } from '#src/lib/content-file.ts';
import { financingSchema } from './financing-schema.ts';

export const financing = readContentFile('financing.yaml', financingSchema);
