import type { Motif } from '#src/features/illustration/motifs.ts';

const CATEGORY_MOTIFS = new Map<string, Motif>([
  ['Bureautique', 'bureau'],
  ['Informatique', 'code'],
  ['Intelligence Artificielle', 'invite'],
  ['Digital', 'page-web'],
]);

type Drawn = { category: string; illustration?: Motif | undefined };

/** What to draw for a course: its editor's choice, or what its category stands for. */
export const courseMotif = ({ category, illustration }: Drawn): Motif =>
  illustration ?? CATEGORY_MOTIFS.get(category) ?? 'boussole';
