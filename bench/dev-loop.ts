import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../scripts/serving/port.ts';
import { browserExecutable } from '../scripts/browser.ts';
import { type Figure, median } from './figures.ts';
import { projectCopy } from './project-copy.ts';
import { waitForIdleCpu } from './idle-cpu.ts';

const FIRST_PAGE_LIMIT_MS = 3000;
const CHANGE_LIMIT_MS = 300;

/** Or the next free one. */
const PORT = 8970;

const COURSE = 'excel-fondamentaux';

type Change = {
  name: string;
  file: string;
  /** The text of the file with a mark that is told from the one before. */
  marked: (source: string, mark: string) => string;
  /** Whether the page shows the mark; runs in the page. */
  isShown: (mark: string) => boolean;
};

const CHANGES: readonly Change[] = [
  {
    name: 'a component',
    file: 'src/features/courses/CourseHead.astro',
    marked: (source, mark) => source.replace('<h1', `<h1 data-mark="${mark}"`),
    isShown: (mark) => document.querySelector('h1')?.dataset.mark === mark,
  },
  {
    name: 'a style',
    file: 'src/styles/base.css',
    marked: (source, mark) => `${source}\nh1 { --mark: ${mark}; }\n`,
    isShown: (mark) =>
      getComputedStyle(document.body.querySelector('h1') ?? document.body).getPropertyValue('--mark') === mark,
  },
  {
    name: 'a text of content/',
    file: `content/courses/${COURSE}.md`,
    marked: (source, mark) => source.replace(/^title: .*$/m, `title: Excel ${mark}`),
    isShown: (mark) => document.querySelector('h1')?.textContent.includes(mark) ?? false,
  },
];

async function timedStart(folder: string, port: number) {
  const start = performance.now();
  const server = spawn(process.execPath, ['scripts/ready.mjs', 'scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}/courses/${COURSE}`;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer !== null) {
      await answer.text();
      return { server, address, firstPage: performance.now() - start };
    }
    if (server.exitCode !== null) throw new Error('npm run dev has stopped.');
    // To ask without a pause takes a processor from the server.
    await pause(20);
  }
}

async function timedChanges(page: Page, folder: string, change: Change, rounds: number): Promise<Figure> {
  const file = join(folder, change.file);
  const source = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mark = `mark${String(round)}x`;
    const start = performance.now();
    await writeFile(file, change.marked(source, mark));
    await page.waitForFunction(change.isShown, mark);
    times.push(performance.now() - start);
  }
  return {
    subject: 'npm run dev',
    name: `${change.name}, from its file to the page`,
    measured: median(times),
    limit: CHANGE_LIMIT_MS,
    unit: 'ms',
    detail: times.map((time) => time.toFixed(0)).join(', '),
  };
}

/** The waits of somebody who works on the site: the first page of `npm run dev`, and each change in an open page. */
export async function devLoop(root: string, rounds: number): Promise<Figure[]> {
  const starts: number[] = [];
  const figures: Figure[] = [];
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const folder = await projectCopy(root, 'bench/dev');
      await waitForIdleCpu();
      const { server, address, firstPage } = await timedStart(folder, await freePort(PORT, () => undefined));
      starts.push(firstPage);
      if (round === rounds - 1) {
        const page = await browser.newPage();
        await page.goto(address);
        for (const change of CHANGES) figures.push(await timedChanges(page, folder, change, rounds + 2));
      }
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
  } finally {
    await browser.close();
  }
  return [
    {
      subject: 'npm run dev',
      name: 'the first page, from a cold start',
      measured: median(starts),
      limit: FIRST_PAGE_LIMIT_MS,
      unit: 'ms',
      detail: starts.map((start) => start.toFixed(0)).join(', '),
    },
    ...figures,
  ];
}
