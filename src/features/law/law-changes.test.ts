import { expect, test } from 'vitest';
import { lawChanges, lawSchema } from './law-changes.ts';

const texts = { summary: 'S.', effect: 'E.', source: 'D.', readOn: '2026-11-22' };
const change = (title: string, fields: object) => ({ title, ...texts, ...fields });
const { changes } = lawSchema.parse({
  introduction: 'I.',
  changes: [
    change('old', { inForceFrom: '2020-01-01', until: '2026-10-31' }),
    change('cap', { inForceFrom: '2026-02-26' }),
    change('quality', { inForceFrom: '2026-11-01' }),
    change('bill', { pending: true }),
  ],
});

function titlesOn(moment: string) {
  const { pending, coming, inForce } = lawChanges(changes, new Date(moment));
  return [pending, coming, inForce].map((group) => group.map(({ title }) => title));
}

test('applies a rule from midnight in Paris until the end of its last day', () => {
  expect(titlesOn('2026-10-31T22:30:00Z')).toEqual([['bill'], ['quality'], ['cap', 'old']]);
  expect(titlesOn('2026-10-31T23:00:00Z')).toEqual([['bill'], [], ['quality', 'cap']]);
});

test('rejects bills with an effective date, and rules without an effective date', () => {
  for (const fields of [{ pending: true, inForceFrom: '2026-11-01' }, {}])
    expect(lawSchema.safeParse({ introduction: 'I.', changes: [change('x', fields)] }).success).toBe(false);
});
