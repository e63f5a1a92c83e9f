import { formatEuros } from '#src/lib/french-numbers.ts';
import type { Estimate } from './cpf-estimate.ts';

export const ESTIMATE_TEXTS = {
  title: 'Estimer ce qui reste à payer',
  price: 'Prix de la formation, en euros',
  rights: 'Droits que vous lisez sur votre compte, en euros (facultatif)',
  register: 'Certification visée',
  situation: 'Votre situation',
  notExempt: 'Aucune de celles qui suivent',
  hint: 'Indiquez un prix pour lire l’estimation.',
  invalid: 'Ce prix n’en est pas un : écrivez un nombre d’euros, par exemple 980.',
  registers: {
    RS: 'Répertoire spécifique (RS)',
    RNCP: 'Répertoire national (RNCP)',
  },
} as const;

/** An estimate in words that promise nothing: what the account pays, and what it does not. */
export function estimateLines({ accountAtMost, participation, remains, reachedCap, isKnown }: Estimate) {
  const atCap = reachedCap === undefined ? '' : ' ; c’est le plafond';
  const account =
    accountAtMost === 0
      ? 'rien, car le prix ne dépasse pas la participation.'
      : isKnown
        ? `${formatEuros(accountAtMost)}${atCap}.`
        : `${formatEuros(accountAtMost)} au plus, si vos droits suffisent${atCap}.`;
  if (remains === 0)
    return { account, rest: isKnown ? 'rien.' : 'rien d’obligatoire ; le reste dépend de vos droits.' };
  const share =
    participation === 0
      ? 'sans participation obligatoire ; un autre financement peut s’y ajouter'
      : participation === remains
        ? 'la participation obligatoire'
        : `dont ${formatEuros(participation)} de participation obligatoire`;
  return { account, rest: `${formatEuros(remains)}${isKnown ? '' : ' au moins'}, ${share}.` };
}
