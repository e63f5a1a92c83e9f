/** `npm test`: everything; `npm test -- --changed` or `--changed=main`: what the change since a commit can touch. */
import { spawnSync } from 'node:child_process';
import { orLeave, type Program, readCommandLine } from './command-line.ts';

const PROGRAM: Program = {
  name: 'test',
  language: 'en',
  summary: 'Everything that CI checks.',
  options: {
    changed: { type: 'string', describe: 'only what has changed since this commit; without one, since the last' },
  },
};

// It may stand alone, which is no value that is missing.
const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
const { values } = await orLeave(() => readCommandLine<{ changed?: string }>(args, PROGRAM), PROGRAM);
const { status } = spawnSync(values.changed === undefined ? 'npm run test:all' : 'npm run test:changed', {
  // On Windows npm is a file that only a shell can start.
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, CHANGED_SINCE: values.changed ?? '' },
});
process.exitCode = status ?? 1;
