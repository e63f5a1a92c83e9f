import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { siteCopy } from './project-copy.ts';
import { waitForIdleCpu } from './idle-cpu.ts';
import { timedBuild } from './timed-build.ts';

const COURSES = 200;
const FIRST_BUILD_LIMIT_MS = 60_000;
const LATER_BUILD_LIMIT_MS = 1000;

/** A first build and the next one, in seconds. */
async function twoBuilds(folder: string) {
  await waitForIdleCpu();
  const first = await timedBuild(folder);
  const later = await timedBuild(folder, { fromNothing: false });
  return { first: first.seconds, later: later.seconds };
}

/** The time that the PDF programmes of 200 courses add to a build: the first one, and one that finds them made. */
export async function programmeBuilds(root: string): Promise<Figure[]> {
  const folder = await siteCopy(root, COURSES);
  const complete = await twoBuilds(folder);
  await rm(join(folder, 'src/pages/programmes'), { recursive: true });
  const without = await twoBuilds(folder);
  const figure = (name: string, kind: 'first' | 'later', limit: number): Figure => ({
    subject: `${COURSES} programmes`,
    name,
    measured: Math.max(0, complete[kind] - without[kind]) * 1000,
    limit,
    unit: 'ms',
    detail: `${complete[kind].toFixed(1)} s, without them ${without[kind].toFixed(1)} s`,
  });
  return [
    figure('added to a first build', 'first', FIRST_BUILD_LIMIT_MS),
    figure('added to a later build', 'later', LATER_BUILD_LIMIT_MS),
  ];
}
