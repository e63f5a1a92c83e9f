import { drawBook } from '#src/features/illustration/book-drawing.ts';
import { readDrawing } from '#src/features/illustration/drawing.ts';
import { categories } from '#src/site/categories.ts';
import { home } from './home.ts';

const DEFAULT_MOTIF = 'boussole';

/** Draws the main picture of the home page, which is also the default share image. */
export const drawHome = (): string =>
  home.hero.drawing === 'bureautique'
    ? readDrawing('scenes/accueil')
    : drawBook(
        categories.courses.flatMap(({ isListed, illustration = DEFAULT_MOTIF, tone }) =>
          isListed ? [{ motif: illustration, tone }] : [],
        ),
      );
