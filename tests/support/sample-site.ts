import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the invented provider that ships with the project. */
const SAMPLE_ADDRESS = 'https://www.cursive-formation.example';

/**
 * Whether `content/` is the sample that ships with the project. Tests of its texts and courses run only for the sample.
 */
export const isSampleContent = (folder = process.env.CONTENT_DIR ?? 'content'): boolean =>
  readFileSync(join(folder, 'site.yaml'), 'utf8').includes(SAMPLE_ADDRESS);
