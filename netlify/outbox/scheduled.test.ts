import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore, setEnvironmentContext } from '@netlify/blobs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toStoredSubmission, submissionOf } from '#netlify/submissions/submission.ts';
import { openMark } from '#netlify/submissions/outbox-record.ts';
import { REGION, type StoreKind, storeName, submissionKey } from '#netlify/submissions/submission-store.ts';
import { SWEEP_MINUTES } from './sweep.ts';
import outbox, { config as outboxConfig } from '#netlify/functions/outbox/outbox.ts';
import purge, { config as purgeConfig } from '#netlify/functions/purge/purge.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { startLocalBlobs } from '#netlify/local/local-blobs.ts';

const REQUEST = new Request('https://site.example/');
const PRODUCTION = { deploy: { context: 'production', id: '0', published: true } };

/** The surroundings that Netlify gives a scheduled function, with a store and a mail server on this machine. */
async function netlify() {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  vi.stubEnv('SMTP_URL', smtp.url);
  const { url, token, stop } = await startLocalBlobs(await mkdtemp(join(tmpdir(), 'scheduled-')));
  onTestFinished(stop);
  const access = { siteID: 'site', token, edgeURL: url, uncachedEdgeURL: url };
  setEnvironmentContext({ ...access, deployID: '0' });
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  const keep = async (kind: StoreKind, at: Date) => {
    const submission = toStoredSubmission(
      submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia' }, at.toISOString(), at),
      undefined,
      ['adviser', 'visitor'],
    );
    const name = storeName('production', kind);
    const key = submissionKey(at, submission.id);
    await getStore({ ...access, name, region: REGION }).setJSON(key, submission);
    if (kind === 'suspects') return;
    const open = getStore({ ...access, name: storeName('production', 'open'), region: REGION });
    await open.set(openMark(key), at.toISOString());
  };
  return { keep, lines, received: smtp.received };
}

test('every five minutes what was not sent goes out, once', async () => {
  const { keep, lines, received } = await netlify();
  await keep('submissions', new Date());
  await outbox(REQUEST, PRODUCTION);
  expect(received.flatMap(({ to }) => to)).toHaveLength(2);
  expect(lines.at(-1)).toBe('{"level":"info","event":"sweep","looked":1,"settled":1,"left":0}\n');
  await outbox(REQUEST, PRODUCTION);
  expect(received).toHaveLength(2);
  expect(outboxConfig.schedule).toBe(`*/${String(SWEEP_MINUTES)} * * * *`);
});

test('every night what may no longer be kept is erased', async () => {
  const { keep, lines } = await netlify();
  await keep('suspects', new Date('2020-01-01'));
  await keep('submissions', new Date('2020-01-01'));
  await keep('submissions', new Date());
  await purge(REQUEST, PRODUCTION);
  expect(lines.at(-1)).toContain('"event":"purge","submissions":0,"suspects":1');
  expect(purgeConfig.schedule).toBe('17 3 * * *');
});
