import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installedBrowser } from '../scripts/browser.ts';
import { orLeave, type Program, readCommandLine, unknownWord, UsageError } from '../scripts/command-line.ts';
import { buildScale } from './build-scale.ts';
import { catalogueGrowth } from './catalogue-growth.ts';
import { courseUpdate } from './course-update.ts';
import { devLoop } from './dev-loop.ts';
import { measured, merged, type Results } from './figures.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import { lateTypefacesFigure, pageFigures } from './page-figures.ts';
import { mutationScore } from './mutation-score.ts';
import { measuredPages } from './pages.ts';
import { programmeBuilds } from './programme-builds.ts';
import { machine, report } from './report.ts';
import { requestThroughput } from './request-throughput.ts';
import { serveDist } from './serve-dist.ts';
import { timedBuild } from './timed-build.ts';

const PARTS = ['weight', 'lighthouse', 'catalogue', 'scale', 'update', 'programmes', 'requests', 'mutants'];

const PROGRAM: Program = {
  name: 'bench',
  language: 'en',
  summary: 'Weights, Lighthouse and build times, as ratios to their limits.',
  options: {
    skip: { type: 'string', default: '', describe: `leaves parts out: ${PARTS.join(',')}` },
    runs: { type: 'string', default: '5', describe: 'Lighthouse runs of each page' },
    also: {
      type: 'string',
      default: '',
      describe: "pages with the site's header to measure beside the main ones: /about,/blog",
    },
    scale: { type: 'string', default: '100,1000,5000', describe: 'numbers of courses to build with' },
    pairs: {
      type: 'string',
      default: '3',
      describe: 'builds of each number, beside as many of a bare Astro project, and updates',
    },
    dev: { type: 'boolean', default: false, describe: 'how long a developer waits: npm run dev, and nothing else' },
    mutants: {
      type: 'string',
      describe: 'whether tests notice faults in files whose path holds this text, netlify/outbox, and nothing else',
    },
    json: { type: 'boolean', default: false, describe: 'figures as JSON instead of the table' },
  },
  notes: ['Builds the site first when dist/ does not exist. The table is kept in .cache/bench/results.md.'],
};

type Values = Record<'skip' | 'runs' | 'also' | 'scale' | 'pairs', string> &
  Record<'dev' | 'json', boolean> & { mutants?: string };

const listed = (text: string) => text.split(',').filter((item) => item !== '');

function counts(option: string, text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new UsageError(`--${option} takes whole numbers, not "${text}".`);
}

function readPlan(args: readonly string[]) {
  const { skip, runs, also, scale, pairs, dev, mutants, json } = readCommandLine<Values>(args, PROGRAM).values;
  const skipped = listed(skip);
  const unknown = skipped.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw unknownWord('Part', unknown, PARTS, 'en');
  const [[lighthouseRuns = 5], courses, [repeats = 3]] = [
    counts('runs', runs),
    counts('scale', scale),
    counts('pairs', pairs),
  ];
  return {
    skipped,
    also: listed(also),
    runs: lighthouseRuns,
    scale: courses,
    pairs: repeats,
    isDev: dev,
    mutants,
    isJson: json,
  };
}

const { skipped, also, runs, scale, pairs, isDev, mutants, isJson } = await orLeave(
  () => readPlan(process.argv.slice(2)),
  PROGRAM,
);
const wants = (part: string) => !skipped.includes(part);

async function pageParts(root: string): Promise<Results> {
  const pages = measuredPages(root, also);
  const addresses = pages.map(({ path }) => path);
  const server = await serveDist(root, addresses);
  try {
    const parts: Results[] = [];
    if (wants('weight'))
      for (const page of pages) {
        parts.push(await measured(page.path, 'weight', () => pageFigures(server, page)));
        parts.push(await measured(page.path, 'late typefaces', () => lateTypefacesFigure(server, page)));
      }
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
  if (wants('mutants')) parts.push(await measured('requests', 'faults that tests notice', () => mutationScore(root)));
  if (wants('programmes')) parts.push(await measured('programmes', 'builds', () => programmeBuilds(root)));
  return parts;
}

const root = process.cwd();
async function wantedParts(): Promise<Results[]> {
  if (isDev) return [await measured('npm run dev', 'waiting', () => devLoop(root, pairs))];
  if (mutants === undefined) return siteParts(root);
  return [await measured('requests', 'faults that tests notice', () => mutationScore(root, mutants))];
}

const parts = await wantedParts();

const results = merged(parts);
const measuredOn = machine(installedBrowser());
const text = report(results, measuredOn);
await mkdir(join(root, '.cache/bench'), { recursive: true });
await writeFile(join(root, '.cache/bench/results.md'), text);
console.log(isJson ? JSON.stringify({ measuredOn, ...results }, null, 2) : text);
if (results.failures.length > 0) process.exitCode = 1;
