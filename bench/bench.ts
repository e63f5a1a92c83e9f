import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installedBrowser } from '../scripts/browser.ts';
import { buildScale } from './build-scale.ts';
import { catalogueGrowth } from './catalogue-growth.ts';
import { courseUpdate } from './course-update.ts';
import { devLoop } from './dev-loop.ts';
import { measured, merged, type Results } from './figures.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import { pageFigures } from './page-figures.ts';
import { measuredPages } from './pages.ts';
import { programmeBuilds } from './programme-builds.ts';
import { machine, report } from './report.ts';
import { requestThroughput } from './request-throughput.ts';
import { serveDist } from './serve-dist.ts';
import { timedBuild } from './timed-build.ts';

const PARTS = ['weight', 'lighthouse', 'catalogue', 'scale', 'update', 'programmes', 'requests'];

const HELP = `npm run bench -- [options]
  --skip ${PARTS.join(',')}   leave parts out
  --runs 5                               Lighthouse runs of each page
  --also /about,/blog                    pages with the site's header to measure beside the main ones
  --scale 100,1000,5000                  numbers of courses to build with
  --pairs 3                              builds of each number, beside as many of a bare Astro project, and updates
  --dev                                  how long a developer waits: npm run dev, and nothing else
  --json                                 figures as JSON instead of the table
Builds the site first when dist/ does not exist. The table is kept in .cache/bench/results.md.`;

const { values: options } = parseArgs({
  options: {
    skip: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    also: { type: 'string', default: '' },
    scale: { type: 'string', default: '100,1000,5000' },
    pairs: { type: 'string', default: '3' },
    dev: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function counts(option: 'runs' | 'scale' | 'pairs'): number[] {
  const numbers = options[option].split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  console.error(`--${option} takes whole numbers, not "${options[option]}".\n\n${HELP}`);
  process.exit(2);
}

const listed = (option: 'skip' | 'also') => options[option].split(',').filter((item) => item !== '');

const skipped = listed('skip');
const unknown = skipped.find((part) => !PARTS.includes(part));
if (options.help || unknown !== undefined) {
  console.log(unknown === undefined ? HELP : `--skip knows no "${unknown}".\n\n${HELP}`);
  process.exit(unknown === undefined ? 0 : 2);
}
const wants = (part: string) => !skipped.includes(part);
const [[runs = 5], scale, [pairs = 3]] = [counts('runs'), counts('scale'), counts('pairs')];

async function pageParts(root: string): Promise<Results> {
  const pages = measuredPages(root, listed('also'));
  const addresses = pages.map(({ path }) => path);
  const server = await serveDist(root, addresses);
  try {
    const parts: Results[] = [];
    if (wants('weight'))
      for (const page of pages) parts.push(await measured(page.path, 'weight', () => pageFigures(server, page)));
    if (wants('lighthouse'))
      parts.push(await measured('pages', 'Lighthouse', () => lighthouseFigures(server, addresses, runs)));
    return merged(parts);
  } finally {
    server.stop();
  }
}

async function siteParts(root: string): Promise<Results[]> {
  if (!existsSync(join(root, 'dist/index.html'))) await timedBuild(root);
  const parts = [await pageParts(root)];
  if (wants('catalogue')) parts.push(await measured('/courses', 'growth', () => catalogueGrowth(root)));
  if (wants('scale'))
    for (const courses of scale)
      parts.push(await measured(`${courses} courses`, 'builds', () => buildScale(root, courses, pairs)));
  if (wants('update')) parts.push(await measured('one course', 'update', () => courseUpdate(root, pairs)));
  if (wants('requests')) parts.push(await measured('/api/contact', 'throughput', requestThroughput));
  if (wants('programmes')) parts.push(await measured('programmes', 'builds', () => programmeBuilds(root)));
  return parts;
}

const root = process.cwd();
const parts = options.dev
  ? [await measured('npm run dev', 'waiting', () => devLoop(root, pairs))]
  : await siteParts(root);

const results = merged(parts);
const measuredOn = machine(installedBrowser());
const text = report(results, measuredOn);
await mkdir(join(root, '.cache/bench'), { recursive: true });
await writeFile(join(root, '.cache/bench/results.md'), text);
console.log(options.json ? JSON.stringify({ measuredOn, ...results }, null, 2) : text);
if (results.failures.length > 0) process.exitCode = 1;
