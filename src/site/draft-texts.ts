import { formatDay } from '#src/lib/french-dates.ts';
import type { Publication } from '#src/lib/publication.ts';
import { isDraft } from './publication.ts';

/** Why the public does not see an entry: « Programmé pour le 15 janvier 2027, invisible en production jusque-là ». */
export const draftText = ({ published, publishOn }: Publication): string =>
  published !== false && publishOn !== undefined
    ? `Programmé pour le ${formatDay(publishOn)}, invisible en production jusque-là`
    : 'Brouillon, invisible en production';

/** The mark of a draft where it is shown; nothing once it is public. */
export const draftMark = (entry: { data: Publication }): string | undefined =>
  isDraft(entry) ? draftText(entry.data) : undefined;

/** The words in the bar of a preview. */
export const previewText = (drafts: number): string => {
  const count = drafts === 0 ? 'aucun brouillon' : drafts === 1 ? '1 brouillon' : `${String(drafts)} brouillons`;
  return `Aperçu, invisible du public\u00a0: ${count}`;
};
