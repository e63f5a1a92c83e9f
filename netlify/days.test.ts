import fc from 'fast-check';
import { test } from 'vitest';
import { expectDelivered, TROUBLES } from '#tests/support/lived-days.ts';

test('delivers or reports each request within a day, and none twice, with every trouble', () =>
  expectDelivered(fc.shuffledSubarray([...TROUBLES, '', '', ''], { minLength: TROUBLES.length + 3 })));
