import { expect, test } from 'vitest';
import { limitedMark, suspectMark } from '#netlify/submissions/outbox-record.ts';
import { reportSummary } from '#netlify/mail/report-email.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { outbox, START } from '#tests/support/outbox.ts';
import { dailyReport } from './daily-report.ts';

const keyOf = (index: number): string => `2026-11/${index.toString(16).padStart(32, '0')}`;
const PAGE = Array.from({ length: 1000 }, (_, index) => ({ key: suspectMark(keyOf(index)), etag: '"1"' }));

test('tells of a flood without reading all of its list, and of what else there is', async () => {
  const blobs = new MemoryBlobs();
  let pages = 0;
  const { deps } = outbox({
    blobs,
    fetch: (input, init) => {
      const { searchParams } = new URL(new Request(input).url);
      if (searchParams.get('prefix') !== suspectMark('')) return blobs.fetch(input, init);
      pages += 1;
      return Promise.resolve(
        Response.json({ blobs: PAGE, directories: [], next_cursor: pages < 60 ? 'more' : undefined }),
      );
    },
  });
  await deps.openStore('open').set(limitedMark(keyOf(0)), START.toISOString());
  const found = await dailyReport(deps);
  expect(pages).toBe(20);
  expect(found && reportSummary(found.report)).toBe('1 confirmation retenue, au moins 20000 demandes mises à l’écart');
});
