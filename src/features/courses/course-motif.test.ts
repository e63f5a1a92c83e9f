import { expect, test } from 'vitest';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { courseMotif } from './course-motif.ts';

test('draws what the editor chose', () => {
  expect(courseMotif({ category: 'Bureautique', illustration: 'tableur' })).toBe('tableur');
});

test('draws each category in its own way, and a compass for one it does not know', () => {
  const motifs = [...COURSE_CATEGORIES, 'Digital', 'Management'].map((category) => courseMotif({ category }));
  expect(new Set(motifs).size).toBe(motifs.length);
  expect(motifs.at(-1)).toBe('boussole');
});
