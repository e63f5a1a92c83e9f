import { onTestFinished, vi } from 'vitest';

const STEP_MS = 50;
const LONGEST_MS = 60_000;

export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes timers wait for `answerWithin` alone, until the test is over: nothing depends on how fast the machine is. */
export function stopClock(): void {
  vi.useFakeTimers();
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
