import { relative, resolve } from 'node:path';
import { readProjectFile } from './read-project-file.ts';
import { slashed } from './text-file.ts';

/** An error that an editor can mend: `scripts/ready.mjs` shows the message alone. */
export class WrongContent extends Error {
  override name = 'WrongContent';
}

/** Takes CONTENT_DIR for a folder of this project, whose root is the working directory of every command. */
export function contentFolder(named: string | undefined): string {
  if (named === undefined || named === '') return 'content';
  const folder = slashed(relative('.', resolve(named)));
  if (readProjectFile(`${folder}/site.yaml`) === undefined)
    throw new WrongContent(
      `CONTENT_DIR nomme le dossier « ${named} », où il n’y a pas de site.yaml : corrigez ce nom, ou retirez la variable pour prendre le dossier content.`,
    );
  return folder;
}

/** The folder that holds all a provider says, from the project's root: `content`, or the one that CONTENT_DIR names. */
export const CONTENT = contentFolder(process.env.CONTENT_DIR);

/** A sentence of the code on a file, `content/site.yaml`, with the folder that is read: `examples/cuisine/site.yaml`. */
export const namingFolder = (sentence: string, folder = CONTENT): string =>
  sentence.replaceAll(/(?<![\w/-])content\//g, `${folder}/`);
