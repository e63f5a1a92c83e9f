import { expect, test } from 'vitest';
import { filesOnDisk } from '#src/content-model/read.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { now } from '#src/lib/clock.ts';
import { planImport } from '../../scripts/import/plan-import.ts';
import { readTables } from '../../scripts/import/read-file.ts';
import { readLheo } from '../../scripts/import/read-lheo.ts';
import { readBuilt } from '../support/built-site.ts';

test('changes nothing when the published catalogue is imported', async () => {
  const { courses } = await readTables('catalogue.csv', Buffer.from(readBuilt('catalogue.csv')), undefined);
  for (const sources of [courses, readLheo(readBuilt('lheo.xml'))]) {
    const plan = planImport(sources, 'any', filesOnDisk('.'), { today: isoDay(now()) });
    expect(plan.total).toBeGreaterThanOrEqual(4);
    // The published catalogue derives a missing modality from the places of the course, so this change is expected.
    const changed = plan.changed.filter((line) => !line.endsWith(': Modalité'));
    const { added, categories, closed, conflicts, incomplete } = plan;
    expect([added, categories, changed, closed, conflicts, incomplete].flat()).toEqual([]);
  }
});
