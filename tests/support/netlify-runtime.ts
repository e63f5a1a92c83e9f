import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore, setEnvironmentContext } from '@netlify/blobs';
import { onTestFinished, vi } from 'vitest';
import { startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { REGION, storeName } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { logLines } from './log-lines.ts';
import { startSmtp } from './smtp.ts';

/** What Netlify gives a function, with a store and a mail server on this computer, and what the function logs. */
export async function netlifyRuntime() {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  vi.stubEnv('SMTP_URL', smtp.url);
  const { url, token, stop } = await startLocalBlobs(await mkdtemp(join(tmpdir(), 'netlify-')));
  onTestFinished(stop);
  const access = { siteID: 'site', token, edgeURL: url, uncachedEdgeURL: url };
  setEnvironmentContext({ ...access, deployID: '0' });
  const recordsOf = (deployContext: string) =>
    new Records(() => getStore({ ...access, name: storeName(deployContext), region: REGION }));
  return { received: smtp.received, lines: logLines(), recordsOf };
}

/** The words of a mail in quoted-printable. */
export const decoded = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
