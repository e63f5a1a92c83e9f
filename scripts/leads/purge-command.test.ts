import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { PURGE_MARK } from '#netlify/submissions/outbox-record.ts';
import { contact, idOf, postForm, postJson } from '#tests/support/contact-requests.ts';
import { at, leads, leadsProject, task } from '#tests/support/leads-project.ts';

/** One request of four years ago, one of yesterday, an old robot's, and what was sent for the first two. */
async function oldAndNew() {
  const project = await leadsProject();
  const { root, handle, storeOf } = project;
  const old = await idOf(await handle(postJson(contact), at('2022-11-20T10:00:00Z')));
  const recent = await idOf(
    await handle(postJson({ ...contact, email: 'anne@exemple.fr' }), at('2026-11-20T10:00:00Z')),
  );
  await handle(
    postForm({ ...contact, acceptedTerms: 'on', leaveEmpty: 'http://spam.example' }),
    at('2026-09-01T10:00:00Z'),
  );
  await storeOf('outbox').setJSON(`2022-11/${old}/adviser`, task('adviser', 'sent'));
  await storeOf('outbox').setJSON(`2026-11/${recent}/adviser`, task('adviser', 'sent'));
  const keys = async () =>
    (await Promise.all((['submissions', 'suspects', 'outbox'] as const).map((kind) => storeOf(kind).list()))).flatMap(
      ({ blobs }) => blobs.map(({ key }) => key),
    );
  const folder = join(root, '.netlify/mails');
  await mkdir(folder, { recursive: true });
  for (const file of [`${old}.adviser.eml`, `${old}.adviser.html`, `${recent}.adviser.eml`])
    await writeFile(join(folder, file), 'mail');
  await leads(root, ['export', '--csv', join(root, 'tout.csv')]);
  await leads(root, ['export', '--csv', join(root, 'novembre.csv'), '--since', '2026-11-01']);
  const files = async () => [
    ...(await readdir(folder)),
    ...(await readdir(root)).filter((file) => file.endsWith('.csv')),
  ];
  return { root, old, recent, keys, files, storeOf };
}

const EXPIRED = { submissions: 1, suspects: 1, outbox: 1, followUp: 0, progress: 0, mailFiles: 2, exports: 1 };

test('says what it would erase, and erases nothing', async () => {
  const { root, keys } = await oldAndNew();
  const before = await keys();
  const { code, out } = await leads(root, ['purge', '--dry-run', '--json']);
  expect([code, JSON.parse(out)]).toEqual([0, EXPIRED]);
  expect(await keys()).toEqual(before);
});

test('erases what is too old once that is confirmed, and then has nothing left to do', async () => {
  const { files, root, recent, keys, storeOf } = await oldAndNew();
  await storeOf('open').set(PURGE_MARK, 'begun');
  const unasked = await leads(root, ['purge']);
  const what = `demandes (1), mises à l’écart (1), envois (1), copies de mails (2), exports (${join(root, 'tout.csv')})`;
  expect([unasked.code, unasked.asked]).toEqual([2, [`Effacer définitivement ${what}\u202f?`]]);
  const { code, out } = await leads(root, ['purge', '--yes', '--json']);
  expect([code, JSON.parse(out)]).toEqual([0, EXPIRED]);
  expect(await keys()).toEqual([`2026-11/${recent}`, `2026-11/${recent}/adviser`]);
  expect(await files()).toEqual([`${recent}.adviser.eml`, 'novembre.csv']);
  expect(await storeOf('open').get(PURGE_MARK)).toBeNull();
  const again = await leads(root, ['purge']);
  expect([again.code, again.asked]).toEqual([0, []]);
  expect(again.out).toMatch(/Demandes +0\n/);
});

test('erases from this computer what the site has erased by itself, and what a purge that was cut off has left', async () => {
  const { files, root, old, recent, storeOf } = await oldAndNew();
  await storeOf('submissions').delete(`2022-11/${old}`);
  const { code, out } = await leads(root, ['purge', '--yes', '--json']);
  expect([code, JSON.parse(out)]).toEqual([0, { ...EXPIRED, submissions: 0 }]);
  expect(await files()).toEqual([`${recent}.adviser.eml`, 'novembre.csv']);
});

test('leaves alone, where it purges the site, the mails and exports of this computer’s own requests', async () => {
  const { files, root } = await oldAndNew();
  const before = await files();
  const { url, token, stop } = await startLocalBlobs(await mkdtemp(join(tmpdir(), 'production-')));
  onTestFinished(stop);
  const env = { NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: url };
  const { code, out } = await leads(root, ['purge', '--yes', '--json'], { env });
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ mailFiles: 0, exports: 0 })]);
  expect(await files()).toEqual(before);
});
