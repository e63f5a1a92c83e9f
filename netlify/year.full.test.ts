import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectEachOnce, liveThrough, TROUBLES } from '#tests/support/lived-days.ts';

test('delivers or reports each request of a year within a day, none twice, and keeps none too long', async () => {
  const day = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...TROUBLES) },
  );
  const year = fc.array(day, { minLength: 366, maxLength: 366 });
  await fc.assert(
    fc.asyncProperty(year, async (troubles) => {
      const lived = await liveThrough([...troubles, ...Array<string>(7).fill('')]);
      expect(lived.ids.length).toBeGreaterThanOrEqual(373);
      expectEachOnce(lived);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
