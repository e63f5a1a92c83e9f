import { expect, test } from 'vitest';
import { imagePath } from '#src/content-model/fields.ts';
import { isNamedAs, pictureName } from './picture-name.ts';

test.each([
  ['Capture d’écran 2026-11-22 à 10.10.10.jpg', 'jpg', 'capture-d-ecran-2026-11-22-a-10-10-10.jpg'],
  ['Été à Angers.PNG', 'png', 'ete-a-angers.png'],
  ['IMG_0001.HEIC', 'jpg', 'img-0001.jpg'],
  ['photo.jpeg', 'jpg', 'photo.jpg'],
  ['faux.jpg', 'png', 'faux.png'],
  ['Rapport v2.1', 'webp', 'rapport-v2.webp'],
  ['日本.png', 'png', 'image.png'],
  ['..jpg', 'jpg', 'image.jpg'],
] as const)('keeps %s, a %s, as %s', (name, kind, kept) => {
  expect(pictureName(name, kind)).toBe(kept);
  expect(imagePath('Image').safeParse(`/images/${kept}`).success).toBe(true);
});

test('takes either extension of a JPEG, and no other', () => {
  expect(['photo.jpg', 'photo.jpeg', 'photo.png', 'photo'].filter((name) => isNamedAs(name, 'jpg'))).toEqual([
    'photo.jpg',
    'photo.jpeg',
  ]);
});
