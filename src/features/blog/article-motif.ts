import type { Motif } from '#src/site/motifs.ts';

/** What to draw for an article: its editor's choice, or the pen that wrote it. */
export const articleMotif = ({ illustration }: { illustration?: Motif | undefined }): Motif => illustration ?? 'plume';
