import { expect, test } from 'vitest';
import { isSameName } from './team-member.ts';

test('knows a person whatever the accents, the case and the spaces', () => {
  expect(isSameName('Barnabé Élysée-Thorel', '  BARNABE  elysee-thorel ')).toBe(true);
  expect(isSameName('Barnabé Élysée-Thorel', 'Barnabé\u00a0Élysée-Thorel')).toBe(true);
});

test('does not take a part of a name for the name', () => {
  expect(isSameName('Barnabé Élysée', 'Barnabé Élysée-Thorel')).toBe(false);
});
