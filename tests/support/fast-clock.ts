// The page of a refusal is loaded when it is wanted, and that takes time of the real clock.
import '#src/features/contact/refused-request.tsx';
import { onTestFinished, vi } from 'vitest';

const STEP_MS = 50;
const QUIET_TURNS = 20;
const LONGEST_MS = 60_000;

export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes timers wait for the two below, until the test is over: nothing depends on how fast the machine is. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Lets a stopped clock run until there is an answer, and says how long whoever waits for it has waited. */
export async function answerWithin(answer: Promise<Response>): Promise<{ response: Response; waitedMs: number }> {
  let settled: Response | undefined;
  void answer.then((response) => (settled = response));
  for (let waitedMs = STEP_MS; waitedMs < LONGEST_MS; waitedMs += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    if (settled !== undefined) return { response: settled, waitedMs };
  }
  throw new Error('no answer');
}

/** Lets a stopped clock run while there is nothing but to wait, until some work is done. */
export async function passTime<Done>(work: Promise<Done>, isBusy: () => boolean): Promise<Done> {
  const waiting = new Set([work]);
  const done = work.finally(() => {
    waiting.clear();
  });
  for (let quiet = 0; waiting.size > 0; quiet = isBusy() ? 0 : quiet + 1) {
    if (quiet > QUIET_TURNS) vi.advanceTimersByTime(STEP_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}
