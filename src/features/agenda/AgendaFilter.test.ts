import { expect, test } from 'vitest';
import { findRows } from './AgendaFilter.tsx';

const options = ['angers', 'nantes'].map((value) => ({ value, label: value }));
const groups = [{ name: 'lieu', label: 'Lieu', options }];
const rows = [{ dataset: { lieu: 'angers' } }, { dataset: { lieu: 'a-distance' } }];

test.each([
  ['angers', 1],
  ['nantes', 0],
  ['ailleurs', 0],
  ['', 2],
])('finds sessions by the place « %s », even if it has no session: %s', (lieu, count) => {
  expect(findRows(rows, groups, { lieu })).toHaveLength(count);
});
