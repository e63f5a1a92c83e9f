import type { CDPSession } from '@playwright/test';

export type Traffic = {
  /** What came from the site so far, response headers included. */
  bytes: () => number;
  /** The part of it that had come by the load event. */
  bytesBeforeLoad: () => number;
};

/** Notes every answer that a page gets from `origin`, with the time at which its last byte came. */
export async function watchTraffic(cdp: CDPSession, origin: string): Promise<Traffic> {
  const ours = new Set<string>();
  const finished: { bytes: number; at: number }[] = [];
  let loadedAt = Number.POSITIVE_INFINITY;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(origin)) ours.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (ours.has(requestId)) finished.push({ bytes: encodedDataLength, at: timestamp });
  });
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = Math.min(loadedAt, timestamp);
  });
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  const sum = (until: number) => finished.reduce((total, { bytes, at }) => total + (at <= until ? bytes : 0), 0);
  return { bytes: () => sum(Number.POSITIVE_INFINITY), bytesBeforeLoad: () => sum(loadedAt) };
}
