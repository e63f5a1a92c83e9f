import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a build by `node --import`: writes how much memory the process held at most, in kB, when it ends.

/** On Linux, what the process itself held; its resource usage may begin with that of the process that forked it. */
function peak(): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

const file = process.env.BENCH_PEAK_MEMORY;
if (file !== undefined && isMainThread)
  process.once('exit', () => {
    appendFileSync(file, `${peak()}\n`);
  });
