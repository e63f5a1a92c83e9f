import { readContentFile } from '#src/lib/content-file.ts';
import { accessibilitySchema } from './accessibility-schema.ts';

export const accessibilityGrid = readContentFile('accessibility.yaml', accessibilitySchema);
