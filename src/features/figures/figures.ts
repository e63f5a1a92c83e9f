import { readContentFile } from '#src/lib/content-file.ts';
import { type Figure, figuresSchema } from './figure-schema.ts';

/** Every published figure, how they are made and since when they stand. */
export const publishedFigures = readContentFile('figures.yaml', figuresSchema);

const { figures } = publishedFigures;

/** A published figure by its name in `content/figures.yaml`; a page that names an unknown one does not build. */
export function figure(id: string): Figure {
  const found = figures[id];
  if (found === undefined)
    throw new Error(`No figure "${id}" in content/figures.yaml. It has: ${Object.keys(figures).join(', ')}.`);
  return found;
}
