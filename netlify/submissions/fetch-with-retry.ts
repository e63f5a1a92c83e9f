export type Fetch = typeof globalThis.fetch;

/** The Blobs client retries 5xx, 429 and network errors for 25 seconds or for ever; it takes this one as final. */
const STATUS_GAVE_UP = 424;
const PASSED_ON = new Set([200, 201, 204, 304, 404, 412]);
const PAUSE_MS = 100;

export type RetryBudget = {
  /** For all calls together. */
  budgetMs: number;
  attemptMs: number;
  attempts: number;
  onFailure: (reason: string) => void;
};

/** Not that of `node:timers/promises`, which tests cannot make run faster. */
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isRetryable = (status: number) => status >= 500 || status === 429;

/** An answer with all of its body: one that does not end is none. Of what is written, nobody reads a body. */
async function wholeAnswer(call: Promise<Response>, method: string): Promise<Response> {
  const answer = await call;
  const isRead = method.toUpperCase() === 'GET' && answer.body !== null;
  return isRead ? new Response(await answer.arrayBuffer(), answer) : answer;
}

async function within(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Response>,
): Promise<Response | string> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      resolve('timeout');
      controller.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([call(controller.signal).catch(() => 'network_error'), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A fetch that tries again once and gives a clear answer in time, whatever the store does. */
export function fetchWithRetry(fetch: Fetch, { budgetMs, attemptMs, attempts, onFailure }: RetryBudget): Fetch {
  const deadline = performance.now() + budgetMs;
  return async (input, init) => {
    let reason = 'timeout';
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const left = deadline - performance.now();
      if (left <= 0) break;
      const answer = await within(Math.min(attemptMs, left), (signal) =>
        wholeAnswer(fetch(input, { ...init, signal }), init?.method ?? 'GET'),
      );
      if (answer instanceof Response && PASSED_ON.has(answer.status)) return answer;
      reason = answer instanceof Response ? `status_${String(answer.status)}` : answer;
      if (answer instanceof Response && !isRetryable(answer.status)) break;
      if (attempt < attempts) await pause(Math.min(PAUSE_MS, Math.max(0, deadline - performance.now())));
    }
    onFailure(reason);
    return new Response(null, { status: STATUS_GAVE_UP });
  };
}
