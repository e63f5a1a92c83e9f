/**
 * Measures the last build. `npm run bench` takes all measures, `npm run bench -- lighthouse 1` takes one measure once.
 * Measure on a quiet machine, because a busy one slows pages down.
 */
import { type Browser, chromium } from '@playwright/test';
import { browserExecutable } from '#tests/support/browser.ts';
import { measureFirstTaps } from './first-tap.ts';
import { runLighthouse } from './lighthouse.ts';
import { measurePositions } from './positions.ts';
import { measureScale } from './scale.ts';
import { serve } from './serve.ts';

export type Bench = Awaited<ReturnType<typeof serve>> & { browser: Browser; runs: number };

const MEASURES = {
  positions: measurePositions,
  lighthouse: runLighthouse,
  'first-tap': measureFirstTaps,
  scale: measureScale,
};

const [wanted, runs = '5'] = process.argv.slice(2);
const server = await serve(process.cwd());
const browser = await chromium.launch({ executablePath: browserExecutable(), args: server.flags });
for (const [name, measure] of Object.entries(MEASURES)) {
  if (wanted !== undefined && wanted !== name) continue;
  const rows: readonly { isOk: boolean }[] = await measure({ ...server, browser, runs: Number(runs) });
  console.log(name);
  console.table(rows);
  if (rows.some(({ isOk }) => !isOk)) process.exitCode = 1;
}
await browser.close();
server.stop();
