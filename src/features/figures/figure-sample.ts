import type { Figure, StoredFigure } from './figure-schema.ts';

/** « 21 satisfaits sur 23 réponses (26 stagiaires) », « 36 reçus pour 41 candidats présentés » */
export function sampleOf({ rate, sample }: Pick<StoredFigure, 'rate' | 'sample'>): string {
  if (sample !== undefined || rate === undefined) return sample ?? '';
  const { good, answers, asked } = rate;
  return answers === undefined
    ? `${good} reçus pour ${asked} candidats présentés`
    : `${good} satisfaits sur ${answers} réponses (${asked} stagiaires)`;
}

/** « Abandons : 4 %, 1 stagiaire sur 27 » */
function dropoutNotes({ asked, dropouts }: NonNullable<StoredFigure['rate']>): string[] {
  if (dropouts === undefined) return [];
  const began = asked + dropouts;
  const share = `${Math.round((100 * dropouts) / began)}\u00a0%, ${dropouts} ${dropouts === 1 ? 'stagiaire' : 'stagiaires'}`;
  return [`Abandons\u00a0: ${dropouts === 0 ? 'aucun' : share} sur ${began}`];
}

export const figureNotes = ({ rate, national }: Pick<Figure, 'rate' | 'national'>): string[] => [
  ...(rate === undefined ? [] : dropoutNotes(rate)),
  ...(national === undefined ? [] : [`Taux national\u00a0: ${national}`]),
];
