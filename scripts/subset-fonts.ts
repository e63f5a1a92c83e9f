/**
 * Cuts the typefaces that `content/brand.yaml` names down to the letters of French and to the weights in use, and writes
 * them to `content/brand/fonts`; those of a provider who names none to `src/assets/fonts`. Run after a change of typeface
 * or of the characters in `fonts/typeface-source.ts`: `npm run fonts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONTS_FOLDER, TYPEFACES } from '../src/site/fonts.ts';
import { CUT_RECORD } from '../src/site/typeface-files.ts';
import { runCommand } from './command-line.ts';
import { cutTypefaces } from './fonts/cut-typefaces.ts';

const HELP = `Tire des polices de content/brand.yaml les fichiers que les pages chargent.

Utilisation : npm run fonts
`;

await runCommand({
  help: HELP,
  options: {},
  run: async () => {
    const { files, record } = await cutTypefaces(TYPEFACES);
    await mkdir(FONTS_FOLDER, { recursive: true });
    for (const { name, bytes } of files) {
      await writeFile(join(FONTS_FOLDER, name), bytes);
      console.log(`${name}: ${String(bytes.length)} bytes`);
    }
    await writeFile(join(FONTS_FOLDER, CUT_RECORD), `${JSON.stringify(record, undefined, 2)}\n`);
    return 0;
  },
});
