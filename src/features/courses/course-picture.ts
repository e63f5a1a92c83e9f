import type { Photo } from '#src/fields/fields.ts';
import { categories } from '#src/site/categories.ts';
import { hasDrawings } from '#src/site/browser-facts.ts';
import type { Motif } from '#src/site/motifs.ts';
import { paths } from '#src/site/paths.ts';
import type { Tone } from '#src/site/palette.ts';
import type { CourseData } from './course-schema.ts';

const CATEGORIES = new Map(categories.courses.map((category) => [category.name, category]));

export const categoryTone = (category: string): Tone => CATEGORIES.get(category)?.tone ?? 'grey';

type PictureFields = Pick<CourseData, 'category' | 'illustration' | 'imagePath' | 'imageAlt'>;

export function coursePhoto({ category, illustration, imagePath, imageAlt }: PictureFields): Photo | undefined {
  if (imagePath !== undefined) return { image: imagePath, alt: imageAlt };
  return hasDrawings && illustration !== undefined ? undefined : CATEGORIES.get(category)?.photo;
}

export const courseDrawing = (id: string): string | undefined =>
  hasDrawings ? paths.courseIllustration(id) : undefined;

export const courseMotif = ({ category, illustration }: PictureFields): Motif =>
  illustration ?? CATEGORIES.get(category)?.illustration ?? 'boussole';
