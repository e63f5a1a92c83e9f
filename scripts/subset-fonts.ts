import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONTS_FOLDER, TYPEFACES } from '../src/site/fonts.ts';
import { TYPEFACE_RECORD } from '../src/site/typeface-files.ts';
import { runCommand } from './command-line.ts';
import { subsetTypefaces } from './fonts/subset-typefaces.ts';

const HELP = `Tire des polices de content/brand.yaml les fichiers que les pages chargent.

Utilisation : npm run fonts
`;

await runCommand({
  help: HELP,
  options: {},
  run: async () => {
    const { files, record } = await subsetTypefaces(TYPEFACES);
    await mkdir(FONTS_FOLDER, { recursive: true });
    for (const { name, bytes } of files) {
      await writeFile(join(FONTS_FOLDER, name), bytes);
      console.log(`${name}: ${bytes.length} bytes`);
    }
    await writeFile(join(FONTS_FOLDER, TYPEFACE_RECORD), `${JSON.stringify(record, undefined, 2)}\n`);
    return 0;
  },
});
