import { expect, test } from 'vitest';
import { isPublic, isShown, buildTarget } from './publication.ts';

const scheduled = { published: true, publishOn: new Date('2026-11-22') };

test('publishes a scheduled entry at midnight in Paris, winter and summer', () => {
  expect(isPublic(scheduled, new Date('2026-11-21T22:59:59Z'))).toBe(false);
  expect(isPublic(scheduled, new Date('2026-11-21T23:00:00Z'))).toBe(true);
  const inSummer = { published: true, publishOn: new Date('2027-07-14') };
  expect(isPublic(inSummer, new Date('2027-07-13T21:59:59Z'))).toBe(false);
  expect(isPublic(inSummer, new Date('2027-07-13T22:00:00Z'))).toBe(true);
});

test.each(['preview', 'development'] as const)('shows drafts and scheduled entries in %s', (context) => {
  const today = new Date('2026-11-21T11:00:00Z');
  for (const entry of [{ published: false }, scheduled]) expect(isShown(entry, { context, today })).toBe(true);
});

test('reads the build target from Netlify’s deploy context', () => {
  expect(['deploy-preview', 'branch-deploy'].map(buildTarget)).toEqual(['preview', 'preview']);
  expect(['production', 'dev', '', undefined].map(buildTarget)).toEqual(Array(4).fill('production'));
});
