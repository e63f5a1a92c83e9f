const MAX_VISITORS = 10_000;

export type RateLimiter = { secondsToWait: (address: string, now: Date) => number };

/** At most `limit` visits of an address in any window; the visits of one that must wait are not counted. */
export function rateLimiter(limit: number, windowMs: number): RateLimiter {
  const visitors = new Map<string, number[]>();
  return {
    secondsToWait(address, now) {
      const time = now.getTime();
      const recent = (visitors.get(address) ?? []).filter((visit) => visit > time - windowMs);
      const [oldest = time] = recent;
      const isWelcome = recent.length < limit;
      // Put back last: those who have been quiet for longest come first and are forgotten first.
      visitors.delete(address);
      visitors.set(address, isWelcome ? [...recent, time] : recent);
      for (const quiet of visitors.keys()) {
        if (visitors.size <= MAX_VISITORS) break;
        visitors.delete(quiet);
      }
      return isWelcome ? 0 : Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
    },
  };
}
