/**
 * Compares screenshots of the site with those of another commit, state by state:
 * `npm run gallery -- main` or, for some states, `npm run gallery -- main --grep Catalogue`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [commit, ...playwrightOptions] = process.argv.slice(2);
if (commit === undefined) {
  console.error('Name the commit to compare with: npm run gallery -- main');
  process.exit(1);
}

const FOLDER = '.cache/gallery';
const OTHER = join(FOLDER, 'commit');

const run = (command: string, cwd = '.') => {
  execFileSync(command, { cwd, shell: true, stdio: 'inherit' });
};

function takePictures(site: string, option: string): number {
  const options = ['test', '--config', 'tests/gallery/gallery.config.ts', option, ...playwrightOptions];
  const env = { ...process.env, GALLERY_SITE: join(process.cwd(), site) };
  return spawnSync('playwright', options, { stdio: 'inherit', env }).status ?? 1;
}

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

rmSync(join(FOLDER, 'before'), { recursive: true, force: true });
rmSync(OTHER, { recursive: true, force: true });
run('git worktree prune');
// Node finds the packages of the project from this folder. If the lockfile differs, the commit gets its own packages.
run(`git worktree add --detach ${OTHER} ${commit}`);
try {
  if (lockOf(OTHER) !== lockOf('.')) run('npm ci', OTHER);
  run('npm run build', OTHER);
  takePictures(OTHER, '--update-snapshots=all');
} finally {
  run(`git worktree remove --force ${OTHER}`);
}
run('npm run build');
process.exitCode = takePictures('.', '--update-snapshots=none');
console.log(`Screenshots before and now, with their differences: ${join(FOLDER, 'report/index.html')}`);
