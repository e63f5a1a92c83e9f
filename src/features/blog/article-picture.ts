import { DRAWINGS } from '#src/site/drawings.ts';
import type { Motif } from '#src/site/motifs.ts';
import { paths } from '#src/site/paths.ts';

/** The stand-in for an article's own picture: its drawing; nothing where the brand has none. */
export const articleDrawing = (id: number): string | undefined =>
  DRAWINGS ? paths.articleIllustration(id) : undefined;

/** An article's motif: its editor's choice, or the pen that wrote it. */
export const articleMotif = ({ illustration }: { illustration?: Motif | undefined }): Motif => illustration ?? 'plume';
