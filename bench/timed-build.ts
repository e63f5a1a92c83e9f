import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Build = { seconds: number; megabytes: number };

const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');
const PEAK_MEMORY = new URL('peak-memory.ts', import.meta.url).href;

/** The folders that a build leaves for the next one. */
const KEPT = ['dist', '.astro', 'node_modules/.cache', 'node_modules/.astro', 'node_modules/.vite'];

/**
 * Builds the Astro project in `root`: its wall time, and the most memory that its processes held. From nothing, unless
 * it may start from what an earlier build kept; `force` makes every page anew all the same.
 */
export async function timedBuild(root: string, { fromNothing = true, force = false } = {}): Promise<Build> {
  if (fromNothing) await Promise.all(KEPT.map((name) => rm(join(root, name), { recursive: true, force: true })));
  const notes = await mkdtemp(join(tmpdir(), 'bench-build-'));
  const peaks = join(notes, 'peaks');
  const start = performance.now();
  const build = spawn(process.execPath, [ASTRO, 'build', ...(force ? ['--force'] : [])], {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${PEAK_MEMORY}`,
      BENCH_PEAK_MEMORY: peaks,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: unknown[] = [];
  build.stdout.on('data', (chunk) => output.push(chunk));
  build.stderr.on('data', (chunk) => output.push(chunk));
  await once(build, 'close');
  const seconds = (performance.now() - start) / 1000;
  if (build.exitCode !== 0) {
    console.error(output.join(''));
    throw new Error(`the build of ${root} failed`);
  }
  const kilobytes = (await readFile(peaks, 'utf8')).trim().split('\n').map(Number);
  await rm(notes, { recursive: true });
  return { seconds, megabytes: kilobytes.reduce((sum, peak) => sum + peak, 0) / 1000 };
}
