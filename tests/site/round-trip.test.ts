import { expect, test } from 'vitest';
import { filesOnDisk } from '#src/content-model/read.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { planImport } from '../../scripts/import/plan-import.ts';
import { readTables } from '../../scripts/import/read-file.ts';
import { readLheo } from '../../scripts/import/read-lheo.ts';
import { atLeast, builtFiles, readBuilt } from '../support/built-site.ts';

const table = readBuilt('catalogue.csv');
const hasSessions = table.trim().includes('\n');

async function publishedCatalogues() {
  const { courses } = await readTables('catalogue.csv', Buffer.from(table), undefined);
  // A provider without a SIRET publishes no LHÉO.
  return builtFiles().includes('lheo.xml') ? [courses, readLheo(readBuilt('lheo.xml'))] : [courses];
}

test.runIf(hasSessions)('changes nothing when the published catalogue is imported', async () => {
  const catalogues = await publishedCatalogues();
  expect(catalogues.length).toBeGreaterThanOrEqual(atLeast(2));
  for (const sources of catalogues) {
    const plan = planImport(sources, 'any', filesOnDisk('.'), { today: isoDay(new Date()) });
    expect(plan.total).toBeGreaterThanOrEqual(atLeast(4));
    // The catalogue gives a modality by their places to courses that have none.
    const changed = plan.changed.filter((line) => !line.endsWith(': Modalité'));
    expect([plan.added, changed, plan.closed, plan.conflicts, plan.incomplete]).toEqual([[], [], [], [], []]);
  }
});
