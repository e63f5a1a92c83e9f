import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const holderSchema = z.object({ pid: z.int().positive(), url: z.string() });

/** The process that holds a claim, and the address where it answers: `{ pid: 4711, url: 'http://localhost:8888' }` */
export type Holder = z.infer<typeof holderSchema>;

/** The work that two processes may not do at a time in one folder. */
export type Task = 'build' | 'dev-server';

const fileOf = (root: string, task: Task): string => join(root, '.astro', `${task}.claim.json`);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The process that has claimed a task and still runs. */
export function holderOf(root: string, task: Task): Holder | undefined {
  try {
    const holder = holderSchema.parse(JSON.parse(readFileSync(fileOf(root, task), 'utf8')));
    return isAlive(holder.pid) ? holder : undefined;
  } catch {
    // Nobody, or a claim that was cut short.
    return undefined;
  }
}

function wasWritten(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a task for this process until it ends, or gives who does it already. */
export function claim(root: string, task: Task, url = ''): Holder | undefined {
  const file = fileOf(root, task);
  mkdirSync(join(root, '.astro'), { recursive: true });
  const mine = { pid: process.pid, url };
  while (!wasWritten(file, mine)) {
    const holder = holderOf(root, task);
    if (holder !== undefined && holder.pid !== process.pid) return holder;
    rmSync(file, { force: true });
  }
  process.once('exit', () => {
    if (holderOf(root, task)?.pid === process.pid) rmSync(file, { force: true });
  });
  return undefined;
}
