import sharp from 'sharp';
import { expect, test } from 'vitest';
import { framedPhoto, photoFile } from './photo-file.ts';

const PHOTO = '/images/jardinerie-avant-reparation.jpg';

test('knows a photo by its bytes, and takes no drawing for one', () => {
  expect(photoFile(PHOTO)).toMatchObject({ address: PHOTO, hash: expect.stringMatching(/^[0-9a-f]{16}$/) as string });
  expect(photoFile('/images/clients/maison-querelle.svg')).toBeUndefined();
  expect(photoFile(undefined)).toBeUndefined();
});

test('fills a frame of any shape', async () => {
  const photo = photoFile(PHOTO);
  if (photo === undefined) throw new TypeError('No photo.');
  const { format, width, height } = await sharp(await framedPhoto(photo, { width: 120, height: 200.4 })).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 120, height: 200 });
});
