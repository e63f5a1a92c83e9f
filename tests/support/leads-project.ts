import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { onTestFinished } from 'vitest';
import {
  OUTBOX_VERSION,
  type OutboxRecord,
  type TaskKind,
  type TaskState,
} from '#netlify/submissions/outbox-record.ts';
import { REGION, type StoreKind, storeName } from '#netlify/submissions/submission-store.ts';
import { blobsDirectory, startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { runLeads } from '../../scripts/leads/run-leads.ts';
import type { Terminal } from '../../scripts/leads/terminal.ts';
import { contactHandler } from './contact-handler.ts';

/** A project folder with a local store behind Netlify's own server, and a handler that stores into it. */
export async function leadsProject() {
  const root = await mkdtemp(join(tmpdir(), 'leads-'));
  const directory = blobsDirectory(root);
  const { url, token, stop } = await startLocalBlobs(directory);
  onTestFinished(stop);
  const options = { region: REGION, consistency: 'strong', token, edgeURL: url, uncachedEdgeURL: url } as const;
  const storeOf = (kind: StoreKind, deployContext = '', siteID = 'unlinked') =>
    getStore({ ...options, siteID, name: storeName(deployContext, kind) });
  const handlerOf = (siteID: string) =>
    contactHandler({
      openStore: (kind, withRetry) =>
        getStore({ ...options, siteID, name: storeName('', kind), fetch: withRetry(fetch) }),
    }).handle;
  /** Puts a file where the server keeps a blob, as a broken disk or an older version might have. */
  const damage = async (kind: StoreKind, key: string, text: string) => {
    const file = join(directory, 'entries/unlinked', `site:${storeName('', kind)}`, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  return { root, handle: handlerOf('unlinked'), handlerOf, storeOf, damage };
}

/** What one command says and asks, and the code it ends with. */
export async function leads(root: string, args: readonly string[], more: Partial<Terminal> = {}) {
  let out = '';
  let err = '';
  const asked: string[] = [];
  const code = await runLeads(args, {
    root,
    env: {},
    now: () => new Date('2026-11-21T09:00:00Z'),
    print: (text) => (out += text),
    warn: (text) => (err += text),
    hasColour: false,
    confirm: (question) => {
      asked.push(question);
      return Promise.resolve(null);
    },
    progress: () => ({ advance: () => undefined, stop: () => undefined }),
    ...more,
  });
  return { code, out, err, asked };
}

/** The clock of a handler. */
export const at = (iso: string) => ({ now: () => new Date(iso) });

/** One record of the outbox. */
export const task = (kind: TaskKind, state: TaskState, more: Partial<OutboxRecord> = {}): OutboxRecord => ({
  v: OUTBOX_VERSION,
  kind,
  state,
  attempts: 1,
  firstTriedAt: '2026-11-20T10:00:01.000Z',
  lastTriedAt: '2026-11-20T10:00:01.000Z',
  nextTryAt: '2026-11-20T10:05:00.000Z',
  ...(state === 'sent' ? { sentAt: '2026-11-20T10:00:01.000Z' } : {}),
  ...more,
});
