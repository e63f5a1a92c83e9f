import { expect, test } from 'vitest';
import { dailyReport } from '#netlify/outbox/daily-report.ts';
import { failedMark, firstQueued, outboxKey } from '#netlify/submissions/outbox-record.ts';
import { submissionOf, toStoredSubmission } from '#netlify/submissions/submission.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { outbox, START } from '#tests/support/outbox.ts';
import { markHandled, unmarkHandled } from './follow-up.ts';
import type { Place } from './read-leads.ts';

test('has a failure told of again that was marked as handled by mistake, once the mark is taken back', async () => {
  const { deps } = outbox();
  const content = submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia' }, 'zoe', START);
  const key = `2026-11/${content.id}`;
  const place: Place = { site: { store: deps.openStore }, kind: 'submissions', key };
  await deps.openStore('submissions').setJSON(key, toStoredSubmission(content, undefined, ['adviser']));
  await deps
    .openStore('outbox')
    .setJSON(outboxKey(key, 'adviser'), { ...firstQueued('adviser', START), state: 'failed', reason: 'smtp_550' });
  await deps.openStore('open').set(failedMark(key), START.toISOString());
  const told = async () => (await dailyReport(deps))?.report.failed.first.map(({ submission }) => submission.id);
  expect(await told()).toEqual([content.id]);
  await markHandled(place, START);
  expect(await told()).toBeUndefined();
  await unmarkHandled(place, START);
  expect([await told(), await told()]).toEqual([[content.id], [content.id]]);
});
