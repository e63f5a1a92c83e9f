import { expect, test } from 'vitest';
import { telHref } from './phone.ts';

test('gives a French number its international address', () => {
  expect(telHref('01 99 00 24 60')).toBe('tel:+33199002460');
  expect(telHref('06.39.98.24.61')).toBe('tel:+33639982461');
});

test('keeps a number that is international already', () => {
  expect(telHref('+1 844 899 7312')).toBe('tel:+18448997312');
});
