import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';

const BRANCH = 'main';

/** The folder `content` of a project as one person has it by Git, without the settings of this computer. */
export class GitCheckout {
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(folder: string, origin: string, person: string) {
    this.#folder = folder;
    this.#environment = {
      ...process.env,
      // Beside the project, which stays as it is.
      GIT_DIR: mkdtempSync(join(tmpdir(), 'checkout-')),
      GIT_WORK_TREE: folder,
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: person,
      GIT_AUTHOR_EMAIL: 'redaction@exemple.example',
      GIT_COMMITTER_NAME: person,
      GIT_COMMITTER_EMAIL: 'redaction@exemple.example',
    };
    this.run('init', '--quiet', '--initial-branch', BRANCH);
    this.run('remote', 'add', 'origin', origin);
  }

  /** What Git answers; it throws where Git refuses. */
  run(...args: readonly string[]): string {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    return execFileSync('git', args, {
      cwd: this.#folder,
      env: this.#environment,
      encoding: 'utf8',
      stdio: [...stdio],
    });
  }

  lines(...args: readonly string[]): string[] {
    return this.run(...args)
      .split('\n')
      .filter((line) => line !== '');
  }

  /** The files whose lines end in one of these ways on the disk: `lf`, `crlf`, `mixed`. */
  filesEndingBy(...ends: readonly string[]): string[] {
    return this.lines('ls-files', '--eol', 'content')
      .filter((line) => ends.some((end) => line.includes(` w/${end} `)))
      .map((line) => line.replace(/^.*\t/, ''));
  }

  /** « Commit to main » */
  commit(summary: string): void {
    this.run('add', 'content');
    this.run('commit', '--quiet', '--message', summary);
  }

  /** « Push origin » */
  push(): void {
    this.run('push', '--quiet', 'origin', BRANCH);
  }

  /** « Pull origin » */
  pull(): void {
    this.run('pull', '--quiet', '--no-rebase', '--no-edit', 'origin', BRANCH);
  }
}

/** A repository that several people share, and nobody works in. */
export function sharedRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'origin-'));
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', BRANCH, folder]);
  return folder;
}
