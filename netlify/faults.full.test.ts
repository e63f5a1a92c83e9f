import { expect, test } from 'vitest';
import { killReceiverAndSweep } from '#tests/support/fault-runs.ts';

test('loses no request when two processes die at any two steps', async () => {
  let runs = 0;
  for (let first = 0, firstSteps = 1; first <= firstSteps; first += 1)
    for (let second = 0, steps = 1; second <= steps; second += 1) {
      const counts = await killReceiverAndSweep(first, second);
      steps = Math.max(steps, counts.second);
      firstSteps = Math.max(firstSteps, counts.first);
      runs += 1;
    }
  expect(runs).toBeGreaterThan(1000);
});
