import { expect, test } from 'vitest';
import { agendaDays } from './agenda-days.ts';

test.each([
  ['2026-12-10', '2026-12-10', '10', 'jeu.'],
  ['2026-12-09', '2026-12-10', '9–10', 'mer. et jeu.'],
  ['2027-02-09', '2027-02-11', '9–11', 'mar. au jeu.'],
  ['2027-01-26', '2027-02-02', '26', 'mar., jusqu’au 2\u00a0févr.'],
  // The same month of another year is another month.
  ['2027-01-12', '2028-01-11', '12', 'mar., jusqu’au 11\u00a0janv. 2028'],
  ['2026-12-31', '2027-01-01', '31', 'jeu., jusqu’au 1er\u00a0janv. 2027'],
])('says from %s to %s as « %s » and « %s »', (start, end, days, weekdays) => {
  expect(agendaDays(new Date(start), new Date(end))).toEqual({ days, weekdays });
});
