import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
    return isCode(error, 'EPERM');
  }
}

/** The process that has claimed a task and still runs. */
export const holderOf = (root: string, task: Task): Holder | undefined => holderIn(fileOf(root, task));

function holderIn(file: string): Holder | undefined {
  try {
    const holder = holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return isAlive(holder.pid) ? holder : undefined;
  } catch {
    // Nobody, or a claim that was cut short.
    return undefined;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Gives a file a second name unless something has it: whole at once, so that nobody takes it for one that was cut short. */
function wasLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

const isOthers = (holder: Holder | undefined): holder is Holder => holder !== undefined && holder.pid !== process.pid;

/** Clears away what no other process holds. What one has claimed since it was looked at is put back. */
function clearAway(file: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch (error) {
    // Somebody else has.
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (isOthers(holderIn(aside))) wasLinked(aside, file);
  rmSync(aside);
}

/** Takes a task for this process until it ends, or gives who does it already. */
export function claim(root: string, task: Task, url = ''): Holder | undefined {
  const file = fileOf(root, task);
  mkdirSync(join(root, '.astro'), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, url } satisfies Holder));
  try {
    while (!wasLinked(mine, file)) {
      const holder = holderIn(file);
      if (isOthers(holder)) return holder;
      clearAway(file, `${mine}.old`);
    }
  } finally {
    rmSync(mine);
  }
  process.once('exit', () => {
    if (holderOf(root, task)?.pid === process.pid) rmSync(file, { force: true });
  });
  return undefined;
}
