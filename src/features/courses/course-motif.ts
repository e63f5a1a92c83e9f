import type { Motif } from '#src/site/motifs.ts';
import { courseCategory } from './course-categories.ts';

type Drawn = { category: string; illustration?: Motif | undefined };

/** What to draw for a course: its editor's choice, or what its category stands for. */
export const courseMotif = ({ category, illustration }: Drawn): Motif =>
  illustration ?? courseCategory(category)?.illustration ?? 'boussole';
