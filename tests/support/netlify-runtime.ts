import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore, setEnvironmentContext } from '@netlify/blobs';
import { onTestFinished, vi } from 'vitest';
import { startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { REGION, type StoreKind, storeName } from '#netlify/submissions/submission-store.ts';
import { PRODUCTION } from './production.ts';
import { startSmtp } from './smtp.ts';

/** What Netlify gives a function, with a store and a mail server on this computer; and what the function logs. */
export async function netlifyRuntime() {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  vi.stubEnv('SMTP_URL', smtp.url);
  const { url, token, stop } = await startLocalBlobs(await mkdtemp(join(tmpdir(), 'netlify-')));
  onTestFinished(stop);
  const access = { siteID: 'site', token, edgeURL: url, uncachedEdgeURL: url };
  setEnvironmentContext({ ...access, deployID: '0' });
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  const storeOf = (kind: StoreKind, deployContext = PRODUCTION.deploy.context) =>
    getStore({ ...access, name: storeName(deployContext, kind), region: REGION });
  return { received: smtp.received, lines, storeOf };
}

/** The words of a mail, whatever it was encoded by. */
export const decoded = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
