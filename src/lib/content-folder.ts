import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readProjectFile } from './read-project-file.ts';
import { withForwardSlashes } from './text-file.ts';

/** An error that an editor can fix. `scripts/run-script.mjs` shows the message without a stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
}

export function contentFolder(directory: string | undefined): string {
  if (directory === undefined || directory === '') return 'content';
  const folder = withForwardSlashes(relative('.', resolve(directory)));
  if (readProjectFile(`${folder}/site.yaml`) === undefined)
    throw new ContentError(
      `CONTENT_DIR nomme le dossier « ${directory} », où il n’y a pas de site.yaml : corrigez ce nom, ou retirez la variable pour prendre le dossier content.`,
    );
  return folder;
}

export const CONTENT = contentFolder(process.env.CONTENT_DIR);

/** Whether the content has an optional folder, such as `blog`. Astro warns of a collection without a folder. */
export const hasContentFolder = (folder: string): boolean => existsSync(resolve(CONTENT, folder));

export const withContentFolder = (sentence: string, folder = CONTENT): string =>
  folder === 'content'
    ? sentence
    : sentence
        .replaceAll(/(?<![\w/-])content\//g, `${folder}/`)
        .replaceAll('npm run ', `CONTENT_DIR=${folder} npm run `);
