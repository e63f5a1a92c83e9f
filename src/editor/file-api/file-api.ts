import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Changes } from '#src/content-model/project-files.ts';
import { plainText } from '#src/lib/text-file.ts';
import type { ApiRequest } from './api-request.ts';
import { assertSound } from './check-changes.ts';
import { assertListable, assertReadable, filesIn } from './editable-files.ts';
import { assertUnchanged, entryChanges } from './entry-changes.ts';
import { renameChanges } from './rename-entry.ts';
import { takePictures, withUnused } from './take-pictures.ts';
import { inShownFiles, inStoredFiles, shownPath } from './text-files.ts';

/** Where a file is drafted: beside it, for a rename within one disk; the dot keeps the draft out of every list. */
const draftOf = (path: string): string => posix.join(posix.dirname(path), `.${posix.basename(path)}.enregistrement`);

/** Writes files so that a reader meets the old one or the new one, whole; none is replaced before all are on the disk. */
async function writeChanges(root: string, changes: Changes): Promise<void> {
  const drafts: (readonly [draft: string, file: string])[] = [];
  try {
    for (const [path, bytes] of changes) {
      if (bytes === null) continue;
      const draft = join(root, draftOf(path));
      drafts.push([draft, join(root, path)]);
      await mkdir(dirname(draft), { recursive: true });
      await writeFile(draft, bytes);
    }
    for (const [draft, file] of drafts) await rename(draft, file);
  } finally {
    for (const [draft] of drafts) await rm(draft, { force: true });
  }
  for (const [path, bytes] of changes) if (bytes === null) await rm(join(root, path), { force: true });
}

const idOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function readEntry(root: string, path: string, label?: string) {
  assertReadable(root, path);
  const bytes = existsSync(join(root, path)) ? await readFile(join(root, path)) : null;
  return {
    data: bytes === null ? null : plainText(bytes.toString('utf8')),
    file: { path, label, id: bytes === null ? null : idOf(bytes) },
  };
}

async function readMedia(root: string, path: string) {
  assertReadable(root, path);
  const bytes = await readFile(join(root, path));
  return { id: idOf(bytes), content: bytes.toString('base64'), encoding: 'base64', path, name: posix.basename(path) };
}

function list(root: string, folder: string, depth: number): string[] {
  assertListable(root, folder);
  return filesIn(root, folder, depth);
}

export type FileApi = (request: ApiRequest) => Promise<unknown>;

/**
 * The files of the project at `root` for the editors' screen. What would break the site is refused before anything
 * is written; one change is looked at after the other.
 */
export function fileApi(root: string): FileApi {
  let last: Promise<unknown> = Promise.resolve();
  /** Gives the pictures that nothing names any longer. */
  const change = (changesOf: () => Changes): Promise<string[]> => {
    const done = last.then(async () => {
      const changes = await takePictures(root, changesOf());
      assertSound(root, changes);
      return withUnused(root, () => writeChanges(root, changes));
    });
    last = done.catch(() => undefined);
    return done;
  };
  const answer: FileApi = async ({ action, params }) => {
    switch (action) {
      case 'entriesByFolder': {
        const isEntry = (path: string) => shownPath(path).endsWith(`.${params.extension.replace(/^\./, '')}`);
        const files = list(root, params.folder, params.depth).filter(isEntry);
        return Promise.all(files.map((path) => readEntry(root, path)));
      }
      case 'entriesByFiles':
        return Promise.all(params.files.map(({ path, label }) => readEntry(root, path, label)));
      case 'getEntry':
        return readEntry(root, params.path);
      case 'getMedia':
        return Promise.all(list(root, params.mediaFolder, 1).map((path) => readMedia(root, path)));
      case 'getMediaFile':
        return readMedia(root, params.path);
      case 'persistEntry': {
        let taken: readonly string[] = [];
        const unused = await change(() => {
          const entry = entryChanges(root, params);
          taken = entry.taken;
          return entry.changes;
        });
        return { message: 'saved', taken, unused };
      }
      case 'persistMedia':
        await change(() => new Map([[params.asset.path, Buffer.from(params.asset.content, 'base64')]]));
        return readMedia(root, params.asset.path);
      case 'deleteFiles': {
        const unused = await change(() => {
          assertUnchanged(root, params.loaded ?? {});
          return new Map(params.paths.map((path) => [path, null]));
        });
        return { message: 'deleted', unused };
      }
      case 'renameEntry': {
        await change(() => renameChanges(root, params));
        return { message: 'renamed' };
      }
      case 'getDeployPreview':
        return null;
    }
  };
  return async (request) => inShownFiles(await answer(inStoredFiles(root, request)));
}
