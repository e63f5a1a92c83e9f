import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { brotli } from './brotli.ts';
import { chromiumFlags, chromiumPath, PHONE } from './chromium.ts';
import type { Use } from './page-use.ts';
import type { Server } from './serve-dist.ts';

type Traffic = {
  /** The bytes that came from the site so far, response headers included. */
  bytes: () => number;
  /** The part of it that had come by the load event. */
  bytesBeforeLoad: () => number;
};

/** Notes every answer that a page gets from `origin`, with the time at which its last byte came. */
async function watchTraffic(cdp: CDPSession, origin: string): Promise<Traffic> {
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

type Scripts = {
  /** How much script has run since the page was opened, in bytes. To be asked once: the browser then forgets. */
  executed: () => Promise<number>;
  /** All scripts so far, whole and each compressed by itself, in bytes. */
  compressed: () => Promise<number>;
};

type Range = { startOffset: number; endOffset: number; count: number };

/** Inner ranges overrule those around them: a function that ran may hold a branch that did not. */
function executedLength(length: number, ranges: readonly Range[]): number {
  const ran = new Uint8Array(length);
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + one, 0);
}

/** Follows the scripts that a page gets from `origin`, those in its HTML included. */
async function watchScripts(cdp: CDPSession, origin: string): Promise<Scripts> {
  const lengths = new Map<string, number>();
  cdp.on('Debugger.scriptParsed', ({ scriptId, url, length }) => {
    if (url.startsWith(origin)) lengths.set(scriptId, length ?? 0);
  });
  await cdp.send('Debugger.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  return {
    executed: async () => {
      const { result } = await cdp.send('Profiler.takePreciseCoverage');
      return result
        .map(({ scriptId, functions }) =>
          executedLength(
            lengths.get(scriptId) ?? 0,
            functions.flatMap(({ ranges }) => ranges),
          ),
        )
        .reduce((sum, length) => sum + length, 0);
    },
    compressed: async () => {
      let bytes = 0;
      for (const scriptId of lengths.keys()) {
        const { scriptSource } = await cdp.send('Debugger.getScriptSource', { scriptId });
        bytes += brotli(Buffer.from(scriptSource)).length;
      }
      return bytes;
    },
  };
}

/** All in bytes. */
export type PageWeight = {
  /** The document with the styles and scripts in it, in brotli. */
  html: number;
  /** All that had come by the load event, headers included. */
  beforeLoad: number;
  /** All that had come once the page was left alone for a while. */
  untouched: number;
  /** Script that had run by then. */
  executedScript: number;
  /** The scripts that it was part of, in brotli. */
  startScript: number;
  /** Script after everything on the page was used, in brotli. */
  allScript: number;
};

const SETTLE_MS = 1500;

/** Nothing under way and nothing started for a while: late timers and idle callbacks have had their turn. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

/** Opens a page on a phone's screen with an empty cache, leaves it alone, then uses it. */
export async function pageWeight({ origin, certificateKey }: Server, path: string, use: Use): Promise<PageWeight> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: chromiumFlags(certificateKey),
    ...PHONE,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    // The browser now and then lays a pointer that nobody moved on the page; a phone has none.
    const setPointer = (isPresent: boolean) =>
      cdp.send('Emulation.setEmitTouchEventsForMouse', { enabled: !isPresent, configuration: 'mobile' });
    await setPointer(false);
    const [traffic, scripts] = [await watchTraffic(cdp, origin), await watchScripts(cdp, origin)];
    const document = await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    if (document?.ok() !== true) throw new Error(`${path} answers ${String(document?.status())}`);
    await settle(page);
    const atRest = {
      html: brotli(await document.body()).length,
      beforeLoad: traffic.bytesBeforeLoad(),
      untouched: traffic.bytes(),
      executedScript: await scripts.executed(),
      startScript: await scripts.compressed(),
    };
    await setPointer(true);
    page.setDefaultTimeout(10_000);
    await use(page);
    await settle(page);
    return { ...atRest, allScript: await scripts.compressed() };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
