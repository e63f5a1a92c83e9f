import { expect, test } from 'vitest';
import { contentWith } from '#tests/support/sound-content.ts';
import { accessibilityFindings } from './accessibility-findings.ts';

const DAY = new Date('2026-11-23');
const content = contentWith();
const declaring = (state: 'non conforme' | 'partiellement conforme') => ({
  ...content,
  site: { ...content.site, sheet: { ...content.site.sheet, accessibility: { state, checkedOn: DAY } } },
});
const checksOf = (state: 'non conforme' | 'partiellement conforme', day = DAY) =>
  accessibilityFindings(declaring(state), day).map(({ check }) => check);

test('declares what the grid that ships allows', () => {
  expect(checksOf('non conforme')).toEqual([]);
});

test('refuses a state that the grid does not prove', () => {
  expect(checksOf('partiellement conforme')).toEqual(['accessibility-overstated']);
});

test('says when the grid has become too old', () => {
  expect(checksOf('non conforme', new Date('2029-11-22'))).toEqual([]);
  expect(checksOf('non conforme', new Date('2029-11-24'))).toEqual(['accessibility-stale']);
});
