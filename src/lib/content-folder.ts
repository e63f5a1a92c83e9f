import { relative, resolve } from 'node:path';
import { readProjectFile } from './read-project-file.ts';
import { slashed } from './text-file.ts';

/** An error that an editor can fix. `scripts/ready.mjs` shows the message without a stack trace. */
export class WrongContent extends Error {
  override name = 'WrongContent';
}

/** Resolves CONTENT_DIR relative to the project's root, which is the working directory of every command. */
export function contentFolder(directory: string | undefined): string {
  if (directory === undefined || directory === '') return 'content';
  const folder = slashed(relative('.', resolve(directory)));
  if (readProjectFile(`${folder}/site.yaml`) === undefined)
    throw new WrongContent(
      `CONTENT_DIR nomme le dossier « ${directory} », où il n’y a pas de site.yaml : corrigez ce nom, ou retirez la variable pour prendre le dossier content.`,
    );
  return folder;
}

/** The content folder, relative to the project's root: `content`, or the value of CONTENT_DIR. */
export const CONTENT = contentFolder(process.env.CONTENT_DIR);

/** Replaces `content/` in a message by the folder in use: `content/site.yaml` becomes `examples/cuisine/site.yaml`. */
export const namingFolder = (sentence: string, folder = CONTENT): string =>
  sentence.replaceAll(/(?<![\w/-])content\//g, `${folder}/`);
