import { spawnSync } from 'node:child_process';
import { CONTENT } from '../../src/lib/content-folder.ts';

/** One change of a file; the address of its author stays in the repository. */
export type Change = { commit: string; date: Date; author: string; subject: string };

const FIELD = '\u001f';

function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}

export const isRepository = (root: string): boolean => git(root, ['rev-parse', '--is-inside-work-tree']) !== undefined;

/** Every change of a file, under all the names that it has had, newest first. */
export function historyOf(root: string, file: string): Change[] {
  const format = ['%h', '%aI', '%an', '%s'].join('%x1f');
  const log = git(root, ['log', '--follow', `--format=${format}`, '--', file]) ?? '';
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = '', author = '', subject = ''] = line.split(FIELD);
      return { commit, date: new Date(date), author, subject };
    });
}

/** The files of `content/` that have changed since their last commit. */
export const uncommitted = (root: string): string[] =>
  (git(root, ['-c', 'core.quotePath=false', 'status', '--porcelain', '--', CONTENT]) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
