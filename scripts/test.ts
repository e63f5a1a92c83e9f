/** `npm test`: everything; `npm test -- --changed` or `--changed=main`: what the change since a commit can touch. */
import { spawnSync } from 'node:child_process';

const [option, ...rest] = process.argv.slice(2);
const [, since] = /^--changed(?:=(.+))?$/.exec(option ?? '') ?? [];
if (rest.length > 0 || (option !== undefined && !option.startsWith('--changed'))) {
  console.error('npm test takes one option: --changed, or --changed=<commit> for all that has changed since.');
  process.exit(2);
}
const { status } = spawnSync(option === undefined ? 'npm run test:all' : 'npm run test:changed', {
  // On Windows npm is a file that only a shell can start.
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, CHANGED_SINCE: since ?? 'HEAD' },
});
process.exitCode = status ?? 1;
