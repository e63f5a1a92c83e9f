/** Writes the entry unchanged, so callers must leave out personal data and cut ids to eight digits. */
export function log(level: 'info' | 'alert', event: string, entry: object = {}): void {
  process.stdout.write(`${JSON.stringify({ level, event, ...entry })}\n`);
}

/** The name and stack of an error, without its message, which may contain typed text. */
export function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, places: places.slice(0, 5).map((line) => line.trim()) };
}

export const logError = (event: string, error: unknown): void => log('alert', event, traceOf(error));
