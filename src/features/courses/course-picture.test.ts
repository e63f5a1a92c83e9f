import { COURSE_CATEGORIES } from '#src/site/categories.ts';
import { categoryTone, courseMotif } from './course-picture.ts';
import { afterEach, expect, test, vi } from 'vitest';

const CATEGORY_PHOTO = { image: '/images/salle.jpg', alt: 'Une salle' };

/** The module, for a brand with drawings or without. */
async function pictures(drawings: boolean) {
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

test('shows a course by its own photo first, whatever else it has', async () => {
  const { coursePhoto } = await pictures(true);
  const own = { category: 'Secours', illustration: 'bouclier', imagePath: '/images/a.jpg', imageAlt: 'A' } as const;
  expect(coursePhoto(own)).toEqual({ image: '/images/a.jpg', alt: 'A' });
});

test('shows its category’s photo, unless its editor chose it a drawing', async () => {
  const { coursePhoto, courseDrawing } = await pictures(true);
  expect(coursePhoto({ category: 'Secours' })).toEqual(CATEGORY_PHOTO);
  expect(coursePhoto({ category: 'Secours', illustration: 'bouclier' })).toBeUndefined();
  expect(coursePhoto({ category: 'Autre' })).toBeUndefined();
  expect(courseDrawing('sst')).toBe('/illustrations/courses/sst.svg');
});

test('knows no drawing where the brand has none', async () => {
  const { coursePhoto, courseDrawing } = await pictures(false);
  expect(coursePhoto({ category: 'Secours', illustration: 'bouclier' })).toEqual(CATEGORY_PHOTO);
  expect(courseDrawing('sst')).toBeUndefined();
});

test('draws what the editor chose', () => {
  expect(courseMotif({ category: 'Bureautique', illustration: 'tableur' })).toBe('tableur');
});

test('draws each category in its own way, and a compass for one it does not know', () => {
  const motifs = [...COURSE_CATEGORIES, 'Digital', 'Management'].map((category) => courseMotif({ category }));
  expect(new Set(motifs).size).toBe(motifs.length);
  expect(motifs.at(-1)).toBe('boussole');
});

test('gives each category its colour, and grey to any other', () => {
  expect(
    ['Bureautique', 'Informatique', 'Intelligence Artificielle', 'Digital', 'Management', ''].map(categoryTone),
  ).toEqual(['blue', 'green', 'purple', 'pink', 'grey', 'grey']);
});
