/** An error's message may quote what was submitted; its name and the places it passed do not. */
export function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, places: places.slice(0, 5).map((line) => line.trim()) };
}
