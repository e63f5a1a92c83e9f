import { type Figure, median } from './figures.ts';
import { bareCopy, siteCopyWithoutProgrammes } from './project-copy.ts';
import { waitForIdleCpu } from './idle-cpu.ts';
import { type Build, timedBuild } from './timed-build.ts';

const WALL_TIME_LIMIT = 3;
const MEMORY_LIMIT = 2;

const spread = (values: readonly number[], digits: number): string =>
  [...new Set([Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits)))].join('–');

/**
 * Builds the site and a bare Astro project of as many pages one after the other, `pairs` times over: what else the
 * machine does weighs on both alike.
 */
export async function buildScale(root: string, courses: number, pairs: number): Promise<Figure[]> {
  const [site, bare] = [await siteCopyWithoutProgrammes(root, courses), await bareCopy(root, courses)];
  const builds: { site: Build; bare: Build }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    await waitForIdleCpu();
    const bareFirst = pair % 2 === 0 ? await timedBuild(bare) : undefined;
    const siteBuild = await timedBuild(site);
    builds.push({ site: siteBuild, bare: bareFirst ?? (await timedBuild(bare)) });
  }
  const figure = (name: string, key: keyof Build, unit: string, limit: number): Figure => ({
    subject: `${courses} courses`,
    name,
    measured: median(builds.map((pair) => pair.site[key] / pair.bare[key])),
    limit,
    unit: '',
    detail: [builds.map((pair) => pair.site[key]), builds.map((pair) => pair.bare[key])]
      .map((values) => `${spread(values, key === 'seconds' ? 1 : 0)} ${unit}`)
      .join(' over '),
  });
  return [
    figure('build time over bare Astro’s', 'seconds', 's', WALL_TIME_LIMIT),
    figure('build memory over bare Astro’s', 'megabytes', 'MB', MEMORY_LIMIT),
  ];
}
