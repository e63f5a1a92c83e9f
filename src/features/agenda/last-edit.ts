import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { CONTENT } from '#src/lib/content-folder.ts';

function gitLines(...args: string[]): string[] {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], options);
  return status === 0 ? stdout.split('\n') : [];
}

function readEdits(): Map<string, Date> {
  const edits = new Map<string, Date>();
  let commit = new Date(0);
  for (const line of gitLines('log', '--format=@%cI', '--name-only', '--relative', '--', CONTENT)) {
    if (line.startsWith('@')) commit = new Date(line.slice(1));
    else if (!edits.has(line)) edits.set(line, commit);
  }
  for (const path of gitLines('ls-files', '--modified', '--others', '--exclude-standard', '--', CONTENT))
    if (existsSync(path)) edits.set(path, statSync(path).mtime);
  return edits;
}

let edits: Map<string, Date> | undefined;

/**
 * The date of the last edit of a content file, by its path from the project root: the date of the last commit or, for
 * uncommitted changes, the modification time of the file. Undefined outside Git.
 */
export const lastEdit = (path: string): Date | undefined => (edits ??= readEdits()).get(path);
