import { Misuse } from '../leads/misuse.ts';

/** Ends with a sentence for the person who typed the command, in place of a stack trace. */
export async function orLeave<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** Stops what was started at Ctrl+C, or when another program asks for it. */
export function stopAtSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void stop().finally(() => process.exit());
    });
}
