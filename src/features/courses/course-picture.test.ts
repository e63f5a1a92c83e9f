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

test('shows the photo of the course, the drawing that the editor chose, or the photo of the category', async () => {
  const { coursePhoto, courseMotif, categoryTone } = await importPictures(true);
  const own = { category: 'Secours', illustration: 'bouclier', imagePath: '/images/a.jpg', imageAlt: 'A' } as const;
  expect(coursePhoto(own)).toEqual({ image: '/images/a.jpg', alt: 'A' });
  expect(coursePhoto({ category: 'Secours', illustration: 'bouclier' })).toBeUndefined();
  expect(coursePhoto({ category: 'Secours' })).toEqual(CATEGORY_PHOTO);
  expect([coursePhoto({ category: 'Autre' }), courseMotif({ category: 'Autre' }), categoryTone('Autre')]).toEqual([
    undefined,
    'boussole',
    'grey',
  ]);
});

test('shows no drawing if the brand has none', async () => {
  const { coursePhoto, courseDrawing } = await importPictures(false);
  expect(coursePhoto({ category: 'Secours', illustration: 'bouclier' })).toEqual(CATEGORY_PHOTO);
  expect(courseDrawing('sst')).toBeUndefined();
});
