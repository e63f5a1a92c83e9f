import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachedFile } from '#src/lib/build-cache.ts';
import { PALETTE, TONES } from '#src/site/palette.ts';
import { logo } from './pdf/draw-head.ts';
import { drawProgramme } from './pdf/draw-programme.ts';
import type { Programme } from './programme.ts';
import { faceFiles } from './pdf/type-styles.ts';

const FOLDER = resolve('src/features/programmes');

/** All that a programme's look depends on beside its words: this feature's own code, the colours, the typefaces and the libraries. */
function layoutVersion(): string {
  const hash = createHash('sha256');
  const code = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const libraries = /"(?:hyphen|pdfkit)": ".*"/g;
  const parts = [
    ...code.map((file) => readFileSync(join(FOLDER, file))),
    ...(readFileSync(resolve('package.json'), 'utf8').match(libraries) ?? []),
    JSON.stringify([PALETTE, TONES]),
    ...faceFiles,
    logo,
  ];
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

const version = layoutVersion();

/** The programme as a PDF, drawn once for the same words in the same layout. */
export const programmeFile = (programme: Programme): Promise<Buffer> =>
  cachedFile('programmes', [version, JSON.stringify(programme)], () => drawProgramme(programme));
