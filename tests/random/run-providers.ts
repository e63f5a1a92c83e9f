/**
 * Builds and checks the sites of random providers, one per processor at a time. Usage:
 * `node tests/random/run-providers.ts [number of providers] [first seed]`
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Seeds that found a fault in the past. They run before new seeds. */
const KNOWN_SEEDS = [
  310, 1001, 1002, 1005, 2001, 2002, 3004, 3007, 3016, 3017, 5001, 5004, 6006, 6017, 6020, 6031, 6035, 5002, 9002, 8234,
  8244, 8276,
];

const LOGS = resolve('.cache/random-providers');
const [count = 50, first] = process.argv.slice(2).map(Number);
const start = first ?? Math.floor(Math.random() * 1_000_000);
const seeds = [
  ...(first === undefined ? KNOWN_SEEDS : []),
  ...Array.from({ length: count }, (_, index) => start + index),
];

mkdirSync(LOGS, { recursive: true });
const execute = promisify(execFile);
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'random', '--max-workers', '1'];

const waiting = seeds.values();
const failed: number[] = [];

/** Checks one seed after another. All lanes take their seeds from the same iterator. */
async function runLane(lane: number): Promise<void> {
  for (const seed of waiting) {
    const env = { ...process.env, PROVIDER_SEED: String(seed), RANDOM_SITE: `random-site-${lane}` };
    try {
      for (const command of [['tests/random/build-provider.ts'], VITEST])
        await execute(process.execPath, command, { env, maxBuffer: 64e6 });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      writeFileSync(join(LOGS, `${seed}.log`), stdout + stderr);
      console.log(`PROVIDER_SEED=${seed} fails, see .cache/random-providers/${seed}.log`);
      failed.push(seed);
    }
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, (_, lane) => runLane(lane)));
console.log(`${seeds.length - failed.length} of ${seeds.length} random providers pass.`);
if (failed.length > 0) process.exitCode = 1;
