import fc from 'fast-check';
import { test } from 'vitest';
import { expectDelivered, TROUBLES } from '#tests/support/lived-days.ts';

test('delivers or reports each request of a year within a day, none twice, and keeps none too long', () => {
  const day = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...TROUBLES) },
  );
  return expectDelivered(fc.array(day, { minLength: 366, maxLength: 366 }));
});
