import { expect, test } from 'vitest';
import { addressSlug, knownValue } from './address-value.ts';

const KNOWN = ['Bureautique', 'Intelligence Artificielle', 'Sécurité'];

test.each([
  ['intelligence artificielle', 'Intelligence Artificielle'],
  ['INTELLIGENCE ARTIFICIELLE', 'Intelligence Artificielle'],
  ['intelligence-artificielle', 'Intelligence Artificielle'],
  ['Intelligence%20Artificielle', 'Intelligence Artificielle'],
  [' Bureautique ', 'Bureautique'],
  ['Bureautique/', 'Bureautique'],
  ['securite', 'Sécurité'],
  ['Se\u0301curite\u0301', 'Sécurité'],
  ['S%C3%A9curit%C3%A9', 'Sécurité'],
  ['Cuisine', 'Cuisine'],
])('takes %j for %s', (value, meant) => {
  expect(knownValue(value, KNOWN)).toBe(meant);
});

test('makes a slug of a value that is no encoding', () => {
  expect(addressSlug('100 %')).toBe('100');
});
