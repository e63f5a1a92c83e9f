import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shownPictures } from '#src/integrations/content-pictures.ts';
import { readPicture } from '#src/features/pictures/picture-problem.ts';
import { atLeast, broken, builtFiles, builtPages, DIST, readBuilt } from '../support/built-site.ts';

const photographs = shownPictures('.', 'production').filter((address) => !address.endsWith('.svg'));

const PICTURE = /\.(avif|webp|png|jpe?g|svg)$/;

test('gives every picture a width and a height', () => {
  const isSized = ({ attributes }: HTMLElement) =>
    [attributes.width, attributes.height].every((side = '') => /^[1-9]\d*$/.test(side));
  expect(broken('img', (image) => !isSized(image))).toEqual([]);
});

test('offers every photograph as AVIF and WebP in several sizes', () => {
  const isPhotograph = (image: HTMLElement) => photographs.includes(image.getAttribute('src') ?? '');
  // Skips logos, because they are small.
  const images = builtPages().flatMap(({ root }) =>
    root.querySelectorAll('img').filter((one) => !one.closest('.logos')),
  );
  const photos = images.filter(isPhotograph);
  expect(photos.length).toBeGreaterThanOrEqual(atLeast(2));
  for (const image of photos) {
    const sources = image.parentNode?.querySelectorAll('source') ?? [];
    expect(sources.map((each) => each.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    for (const each of sources) {
      expect(each.getAttribute('sizes')).toBeTruthy();
      const addresses = each.getAttribute('srcset')?.split(', ') ?? [];
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of addresses) expect(address).toMatch(/^\/_astro\/images\/.+\.[0-9a-f]{8}-\d+\.\w+ /);
    }
  }
});

test('publishes pictures upright and without metadata', async () => {
  const files = builtFiles().filter((file) => /^(_astro\/images|images)\//.test(file) && !file.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(atLeast(16));
  for (const file of files) {
    const bytes = readFileSync(join(DIST, file));
    expect(readPicture(bytes), file).toMatchObject({ kind: file.replace(/^.*\./, '') });
    const { orientation, exif, xmp } = await sharp(bytes).metadata();
    expect({ orientation, exif, xmp }, file).toEqual({ orientation: undefined, exif: undefined, xmp: undefined });
  }
});

test('publishes no picture above 600 kB', () => {
  const heavy = builtFiles().filter((file) => PICTURE.test(file) && statSync(join(DIST, file)).size > 600_000);
  expect(heavy).toEqual([]);
});

test('forbids scripts in drawings', () => {
  expect(readBuilt('_headers')).toMatch(/\n\/images\/\*\n {2}Content-Security-Policy: default-src 'none'; sandbox\n/);
  expect(readBuilt('_headers')).toMatch(
    /\n\/illustrations\/\*\n {2}Content-Security-Policy: default-src 'none'; style-src( 'sha256-[^' ]+'){3}; sandbox\n/,
  );
});
