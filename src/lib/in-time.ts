/** The outcome of some work, or an error once so many milliseconds have passed; the work itself goes on, and nobody waits for it. */
export async function inTime<Value>(
  milliseconds: number,
  work: Promise<Value>,
  lateError: () => Error,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(lateError());
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
