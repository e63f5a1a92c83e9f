import { DRAWINGS } from '#src/site/drawings.ts';
import type { Motif } from '#src/site/motifs.ts';
import { paths } from '#src/site/paths.ts';

/** What stands for an article without a picture of its own: its drawing; nothing where the brand has none. */
export const articleDrawing = (id: number): string | undefined =>
  DRAWINGS ? paths.articleIllustration(id) : undefined;

/** What to draw for an article: its editor's choice, or the pen that wrote it. */
export const articleMotif = ({ illustration }: { illustration?: Motif | undefined }): Motif => illustration ?? 'plume';
