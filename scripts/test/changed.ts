/** The units and journeys that what has changed since a commit can touch; the build of the site stands in `dist/`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { AS_SHIPPED, notedJourneys } from './served-files.ts';
import { unchangedJourneys } from './unchanged-journeys.ts';

const SKIPPED_FILE = '.cache/journeys-skipped.txt';

/** The folders that the journeys of the other projects rest on, which are not served from `dist/`. */
const OTHER_PROJECTS = [
  {
    project: 'while edited',
    files:
      /^(src\/(editor|content-model|integrations|site)|scripts\/serving|content|tests\/support|tests\/e2e\/(admin|build-beside|development|guide|hosted|two-editors))|^docs\/guide/,
  },
  {
    project: 'with a portal',
    files: /^(src\/features\/(marketing-forms|consent)|tests\/support|tests\/e2e\/marketing)/,
  },
];

const since = process.env.CHANGED_SINCE ?? 'HEAD';

function linesOf(command: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const changed = [
  ...linesOf('git', ['diff', '--name-only', since]),
  ...linesOf('git', ['ls-files', '--others', '--exclude-standard']),
];

run('vitest', ['run', '--passWithNoTests', '--reporter', 'dot', '--changed', since]);

const skipped = await unchangedJourneys('.', notedJourneys());
mkdirSync(dirname(SKIPPED_FILE), { recursive: true });
writeFileSync(SKIPPED_FILE, `# What no change can touch\n${skipped.join('\n')}\n`);
const others = OTHER_PROJECTS.filter(({ files }) => changed.some((file) => files.test(file)));
console.log(`Journeys that rest on what has not changed: ${String(skipped.length)}, left out.`);
run('playwright', [
  'test',
  '--pass-with-no-tests',
  '--test-list-invert',
  SKIPPED_FILE,
  ...[AS_SHIPPED, ...others.map(({ project }) => project)].flatMap((project) => ['--project', project]),
]);
