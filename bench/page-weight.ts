import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { brotli } from './brotli.ts';
import { chromiumFlags, chromiumPath, PHONE } from './chromium.ts';
import { watchScripts } from './page-scripts.ts';
import { watchTraffic } from './page-traffic.ts';
import type { Use } from './page-use.ts';
import type { Server } from './serve-dist.ts';

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
    page.setDefaultTimeout(10_000);
    await use(page);
    await settle(page);
    return { ...atRest, allScript: await scripts.compressed() };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
