import { expect, test } from 'vitest';
import { isSameName } from './team-member.ts';

test('matches names regardless of accents, case and spaces', () => {
  expect(isSameName('Barnabé Élysée-Thorel', '  BARNABE  elysee-thorel ')).toBe(true);
  expect(isSameName('Barnabé Élysée-Thorel', 'Barnabé\u00a0Élysée-Thorel')).toBe(true);
});

test('does not match a part of a name', () => {
  expect(isSameName('Barnabé Élysée', 'Barnabé Élysée-Thorel')).toBe(false);
});
