import { posix } from 'node:path';
import { namedPictures } from '#src/content-model/named-pictures.ts';
import type { ContentProblem } from '#src/content-model/zod-messages.ts';
import type { Changes } from '#src/content-model/project-files.ts';
import { keptPicture } from '#src/features/pictures/encode-picture.ts';
import { isKeptAsIs } from '#src/features/pictures/kept-size.ts';
import { pictureFile, PICTURES } from '#src/features/pictures/picture-addresses.ts';
import { readPicture } from '#src/features/pictures/picture-kind.ts';
import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import type { EntryRequest } from './api-request.ts';
import { assertWritable } from './editable-files.ts';
import { Refusal } from './refusal.ts';

const isPicture = (path: string): boolean => path.startsWith(`${PICTURES}/`);

const refuse = (file: string, problem: Omit<ContentProblem, 'file' | 'field'>): never => {
  throw new Refusal([{ file, field: posix.basename(file), ...problem }]);
};

/** A picture as it is kept: what is no picture is refused, what is too large or tells too much is made anew. */
async function taken(file: string, bytes: Buffer): Promise<Buffer> {
  const problem = pictureProblem(file, bytes);
  if (problem !== undefined) refuse(file, problem);
  const facts = readPicture(bytes);
  if (facts.kind === 'svg' || isKeptAsIs(facts, bytes)) return bytes;
  return keptPicture(bytes, file).catch(() =>
    refuse(file, {
      found: 'une image qui ne se lit pas jusqu’au bout',
      allowed: 'une image entière',
      mend: 'copiez-la de nouveau depuis l’original',
    }),
  );
}

/** The same changes, with their pictures as they are kept. */
export async function takePictures(root: string, changes: Changes): Promise<Changes> {
  const files = new Map<string, Buffer | null>();
  for (const [path, bytes] of changes) {
    // Where it may not be written, and under which name, is said before what is wrong with it.
    assertWritable(root, path);
    files.set(path, bytes === null || !isPicture(path) ? bytes : await taken(path, bytes));
  }
  return files;
}

/** Of the pictures that come with an entry, those that it names: others were chosen, and then not. */
export const namedAssets = ({ dataFiles, assets }: EntryRequest['params']): EntryRequest['params']['assets'] =>
  assets.filter(
    ({ path }) => !isPicture(path) || dataFiles.some(({ raw }) => raw.includes(path.slice(CONTENT.length))),
  );

/** Makes a change, and gives the pictures that were named before it and are no longer: `content/images/ancienne.jpg`. */
export async function withUnused(root: string, change: () => Promise<void>): Promise<string[]> {
  const before = namedPictures(root);
  await change();
  const after = new Set(namedPictures(root));
  return before.filter((address) => !after.has(address)).map(pictureFile);
}
