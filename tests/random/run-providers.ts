/** Builds and checks the sites of random providers one after the other: `node tests/random/run-providers.ts 50 [first seed]`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Seeds that found a fault once. They run before new ones. */
const KNOWN_SEEDS = [
  310, 1001, 1002, 1005, 2001, 2002, 3004, 3007, 3016, 3017, 5001, 5004, 6006, 6017, 6020, 6031, 6035, 5002, 9002,
];

const LOGS = resolve('.cache/random-providers');
const [count = 50, first] = process.argv.slice(2).map(Number);
const start = first ?? Math.floor(Math.random() * 1_000_000);
const seeds = [
  ...(first === undefined ? KNOWN_SEEDS : []),
  ...Array.from({ length: count }, (_, index) => start + index),
];

mkdirSync(LOGS, { recursive: true });
const failed = seeds.filter((seed) => {
  const options = ['run', '--project', 'random', '--max-workers', '1', '--reporter', 'dot'];
  const env = { ...process.env, PROVIDER_SEED: String(seed) };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), ...options],
    { env, encoding: 'utf8', maxBuffer: 64e6 },
  );
  if (status === 0) return false;
  writeFileSync(join(LOGS, `${seed}.log`), stdout + stderr);
  console.log(`PROVIDER_SEED=${seed} fails, see .cache/random-providers/${seed}.log`);
  return true;
});
console.log(`${seeds.length - failed.length} of ${seeds.length} random providers pass.`);
if (failed.length > 0) process.exitCode = 1;
