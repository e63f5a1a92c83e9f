import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Creates a folder with these files and with copies of these folders of the project. Returns the folder. */
export function temporaryProject(
  files: Readonly<Record<string, string | Uint8Array>>,
  copied: readonly string[] = [],
): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of copied) cpSync(folder, join(root, folder), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

export function commitAll(root: string, subject: string): void {
  const author = ['-c', 'user.name=Camille', '-c', 'user.email=camille@exemple.example'];
  const git = (...words: string[]) => execFileSync('git', [...author, ...words], { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', subject);
}

export function runScript(script: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [resolve(script), ...args], options);
}
