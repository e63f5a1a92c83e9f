import { COURSE_CATEGORIES } from '#src/site/categories.ts';
import { categoryTone, courseMotif } from './course-picture.ts';
import { afterEach, expect, test, vi } from 'vitest';

const CATEGORY_PHOTO = { image: '/images/salle.jpg', alt: 'Une salle' };

/** Imports the module for a brand with or without drawings. */
async function importPictures(drawings: boolean) {
  vi.resetModules();
  vi.doMock('#src/site/drawings.ts', () => ({ DRAWINGS: drawings }));
  vi.doMock('#src/site/categories.ts', () => ({
    categories: { courses: [{ name: 'Secours', photo: CATEGORY_PHOTO }] },
  }));
  return import('./course-picture.ts');
}

afterEach(() => {
  vi.doUnmock('#src/site/drawings.ts');
  vi.doUnmock('#src/site/categories.ts');
});

test('prefers the photo of the course', async () => {
  const { coursePhoto } = await importPictures(true);
  const own = { category: 'Secours', illustration: 'bouclier', imagePath: '/images/a.jpg', imageAlt: 'A' } as const;
  expect(coursePhoto(own)).toEqual({ image: '/images/a.jpg', alt: 'A' });
});

test('shows the photo of the category, unless the editor chose a drawing', async () => {
  const { coursePhoto, courseDrawing } = await importPictures(true);
  expect(coursePhoto({ category: 'Secours' })).toEqual(CATEGORY_PHOTO);
  expect(coursePhoto({ category: 'Secours', illustration: 'bouclier' })).toBeUndefined();
  expect(coursePhoto({ category: 'Autre' })).toBeUndefined();
  expect(courseDrawing('sst')).toBe('/illustrations/courses/sst.svg');
});

test('shows no drawing if the brand has none', async () => {
  const { coursePhoto, courseDrawing } = await importPictures(false);
  expect(coursePhoto({ category: 'Secours', illustration: 'bouclier' })).toEqual(CATEGORY_PHOTO);
  expect(courseDrawing('sst')).toBeUndefined();
});

test('uses the motif that the editor chose', () => {
  expect(courseMotif({ category: 'Bureautique', illustration: 'tableur' })).toBe('tableur');
});

test('uses the motif of the category, and a compass for unknown categories', () => {
  const motifs = [...COURSE_CATEGORIES, 'Digital', 'Management'].map((category) => courseMotif({ category }));
  expect(new Set(motifs).size).toBe(motifs.length);
  expect(motifs.at(-1)).toBe('boussole');
});

test('returns the tone of a category, and grey for unknown categories', () => {
  expect(
    ['Bureautique', 'Informatique', 'Intelligence Artificielle', 'Digital', 'Management', ''].map(categoryTone),
  ).toEqual(['blue', 'green', 'purple', 'pink', 'grey', 'grey']);
});
