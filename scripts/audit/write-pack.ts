import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { slashed } from '#src/lib/text-file.ts';

const MANIFEST = 'manifest.sha256';

/** Every file of a folder, by its path from there, as `sha256sum -c` reads it on any computer. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(folder, join(entry.parentPath, entry.name))))
    .sort();

/** Whether a folder may be written anew: it is not there, or an earlier audit of the day wrote it. */
export const mayWrite = (folder: string): boolean => !existsSync(folder) || existsSync(join(folder, MANIFEST));

/** The programmes of the last build by the course's id, with the file of each. */
export function builtProgrammes(root: string): Map<string, string> {
  const folder = join(root, 'dist/programmes');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pdf')) : [];
  return new Map(names.sort().map((name) => [name.slice(0, -'.pdf'.length), join(folder, name)]));
}

/** Writes the texts and copies the programmes into a folder of their own, then takes the print of each file. */
export function writePack(
  folder: string,
  texts: Readonly<Record<string, string>>,
  programmes: ReadonlyMap<string, string>,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  for (const [id, source] of programmes) {
    const copy = join(folder, 'programmes', `${id}.pdf`);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(source, copy);
  }
  const prints = filesIn(folder).map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}\n`,
  );
  writeFileSync(join(folder, MANIFEST), prints.join(''));
}
