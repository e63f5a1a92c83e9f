/** Stops what was started at Ctrl+C, or when another program asks for it. */
export function stopAtSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void stop().finally(() => process.exit());
    });
}
