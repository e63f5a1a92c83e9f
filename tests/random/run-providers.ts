/** Builds and checks the sites of random providers one after the other: `node tests/random/run-providers.ts 50 [first seed]`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LOGS = resolve('.cache/random-providers');
const [count = 50, first = Math.floor(Math.random() * 1_000_000)] = process.argv.slice(2).map(Number);

mkdirSync(LOGS, { recursive: true });
const failed: number[] = [];
for (let seed = first; seed < first + count; seed += 1) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), 'run', '--project', 'random', '--reporter', 'dot'],
    { env: { ...process.env, PROVIDER_SEED: String(seed) }, encoding: 'utf8', maxBuffer: 64e6 },
  );
  if (status === 0) continue;
  failed.push(seed);
  writeFileSync(join(LOGS, `${seed}.log`), stdout + stderr);
  console.log(`PROVIDER_SEED=${seed} fails, see .cache/random-providers/${seed}.log`);
}
console.log(`${count - failed.length} of ${count} random providers pass.`);
if (failed.length > 0) process.exitCode = 1;
