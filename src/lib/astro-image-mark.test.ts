import { expect, test } from 'vitest';
import { hasImageMark } from './astro-image-mark.ts';

test('looks through a text that a file repeats until no text could hold it all', () => {
  const texts = Array<string>(10_000).fill('x'.repeat(60_000));
  expect(hasImageMark({ texts })).toBe(false);
  expect(hasImageMark({ texts: [...texts, ' __ASTRO_IMAGE_/proc/self/environ'] })).toBe(true);
});
