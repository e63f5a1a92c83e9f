import { boolean, date, group, line, list, placeholders, text } from '#src/fields/fields.ts';
import { haveOwnSlugs } from '#src/lib/french-text.ts';
import { isoDay, parisDay } from '#src/lib/french-dates.ts';
import { z } from 'zod';

type DatedChange = LawChange & { inForceFrom: Date };

const isDated = (change: LawChange): change is DatedChange => change.inForceFrom !== undefined;

export function lawChanges(changes: readonly LawChange[], day: Date) {
  const today = parisDay(day);
  const dated = changes.filter(isDated).sort((one, other) => other.inForceFrom.getTime() - one.inForceFrom.getTime());
  const hasBegun = ({ inForceFrom }: DatedChange) => isoDay(inForceFrom) <= today;
  return {
    pending: changes.filter(({ pending }) => pending),
    coming: dated.filter((change) => !hasBegun(change)),
    inForce: dated.filter(
      (change) => hasBegun(change) && (change.until === undefined || isoDay(change.until) >= today),
    ),
  };
}

const change = z
  .strictObject({
    title: line(80, 'Titre', 'Ce qui change, en quelques mots'),
    pending: boolean('En discussion', 'Le texte n’est pas adopté : il est montré comme tel').default(false),
    inForceFrom: date('En vigueur depuis', 'Premier jour où la règle s’applique').optional(),
    until: date('Jusqu’au', 'Dernier jour où la règle s’applique').optional(),
    summary: text(500, 'La règle', 'Ce que dit le texte'),
    effect: text(400, 'Pour vous', 'Ce que cela change pour le lecteur ; « page Financement » y devient un lien'),
    reminder: line(160, 'Rappel', 'Une phrase de plus sur les fiches éligibles au CPF, avant l’adoption').optional(),
    source: line(160, 'Source', 'Le texte, nommé pour qu’on le retrouve'),
    readOn: date('Relu le', 'Jour où quelqu’un a relu la source'),
  })
  .refine(({ pending, inForceFrom }) => pending !== (inForceFrom !== undefined), {
    path: ['inForceFrom'],
    error: 'une date pour une règle adoptée, aucune pour un texte en discussion',
  });

export const lawSchema = group('Changements de la loi', 'La page « Ce qui a changé dans la loi »', {
  introduction: text(400, 'Introduction'),
  changes: list('Changements', change)
    .min(1)
    .refine((changes) => haveOwnSlugs(changes.map(({ title }) => title)), {
      error: 'des changements dont les titres se distinguent, accents et majuscules mis à part',
    }),
  placeholders: placeholders.optional(),
});

export type LawChange = z.output<typeof change>;
