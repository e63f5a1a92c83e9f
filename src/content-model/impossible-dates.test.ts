import { expect, test } from 'vitest';
import { impossibleDates } from './impossible-dates.ts';

const found = (file: string, source: string) =>
  impossibleDates(file, source).map(({ field, found: what }) => [field, what]);

test('refuses a day that no calendar has, and names its field', () => {
  const course = '---\ntitle: Excel\nsessions:\n  - start: 2027-02-30\n    end: 2027-03-01\n---\n\nLe 2027-02-31.\n';
  expect(found('content/courses/excel.md', course)).toEqual([['start', 'le jour 2027-02-30, qui n’existe pas']]);
  expect(found('content/figures.yaml', 'updatedAt: 2026-13-01\n')).toHaveLength(1);
});

test('takes the 29th of February in a leap year alone, and leaves comments alone', () => {
  expect(found('content/a.yaml', 'updatedAt: 2028-02-29\n# 2026-02-30\n')).toEqual([]);
  expect(found('content/a.yaml', 'updatedAt: 2027-02-29\n')).toHaveLength(1);
});
