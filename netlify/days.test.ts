import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectEachOnce, liveThrough, TROUBLES } from '#tests/support/lived-days.ts';

const CALM_WEEK = Array<string>(7).fill('');

test('delivers or reports each request within a day, and none twice, with every trouble', async () => {
  const days = fc.shuffledSubarray([...TROUBLES, '', '', ''], { minLength: TROUBLES.length + 3 });
  await fc.assert(
    fc.asyncProperty(days, async (troubles) => {
      const lived = await liveThrough([...troubles, ...CALM_WEEK]);
      expect(lived.ids).toHaveLength(TROUBLES.length + 29 + 3 + 7);
      expectEachOnce(lived);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
