import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Other work on the machine falsifies times: they wait for it to end, ten minutes in all at most. */
const BUSY = 0.25;
const SAMPLE_MS = 1200;
let patienceMs = 600_000;

function ticks(): { total: number; idle: number } {
  const times = cpus().map((cpu) => cpu.times);
  return {
    total: times.flatMap((of) => Object.values(of)).reduce((sum, value) => sum + value, 0),
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
  };
}

export async function waitForIdleCpu(): Promise<void> {
  let busy = 1;
  while (busy > BUSY && patienceMs > 0) {
    const before = ticks();
    await wait(SAMPLE_MS);
    const after = ticks();
    busy = 1 - (after.idle - before.idle) / Math.max(1, after.total - before.total);
    patienceMs -= busy > BUSY ? SAMPLE_MS : 0;
  }
}
