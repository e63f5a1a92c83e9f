/**
 * Astro takes any text that begins so, in the data of an entry or in a text, for a picture to import: whatever file the rest
 * names, its words or its code would be part of the build.
 */
export const ASTRO_IMAGE_MARK = '__ASTRO_IMAGE_';

/** Whether these signs stand anywhere in the data of a file, its names included. */
export const hasImageMark = (data: unknown): boolean => {
  if (typeof data === 'string') return data.includes(ASTRO_IMAGE_MARK);
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([name, value]) => hasImageMark(name) || hasImageMark(value));
};
