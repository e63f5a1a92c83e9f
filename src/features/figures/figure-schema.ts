import { z } from 'zod';
import { date, group, int, line, list, pattern, placeholders, text } from '#src/fields/fields.ts';
import { countOf } from '#src/lib/french-numbers.ts';

const count = (label: string, help?: string) => int(0, 100_000, label, help);

const figureSchema = z
  .strictObject({
    id: pattern(
      /^[a-z0-9-]+$/,
      'des minuscules sans accent, des chiffres et des tirets',
      'Nom du chiffre',
      'Nom par lequel les pages le citent',
    ),
    value: line(20, 'Valeur', 'Ce qui s’affiche : « 96 % », « 5 000 »'),
    label: line(80, 'Ce qu’il mesure', 'Ce que le chiffre mesure : « stagiaires satisfaits »'),
    period: line(80, 'Période', 'Période de mesure : « 2024 », « depuis 2015 »').regex(/\b(19|20)\d{2}\b/, {
      error: 'une période avec son année : « année 2025 », « depuis 2015 »',
    }),
    rate: group('Décompte', 'Pour un taux de satisfaction ou de réussite', {
      good: count('Satisfaits ou reçus'),
      answers: count('Réponses', 'Pour un taux de satisfaction : combien ont répondu').optional(),
      asked: count('Stagiaires interrogés ou candidats présentés'),
      dropouts: count('Abandons', 'Arrêts en cours de route, en plus des stagiaires interrogés').optional(),
    }).optional(),
    sample: line(160, 'Échantillon', 'Sans décompte, ou pour le dire autrement')
      .regex(/\d/, { error: 'un nombre de personnes ou de réponses : « 612 réponses pour 701 stagiaires »' })
      .optional(),
    source: line(160, 'Source', 'D’où vient le chiffre : enquête, résultats de l’organisme certificateur…'),
    renewedBy: line(
      80,
      'Remplacé par',
      'Le nom d’un chiffre plus récent : le présent chiffre passe alors dans l’historique',
    ).optional(),
    national: line(
      120,
      'Taux national',
      'Le même taux pour tous les organismes, avec sa période et sa source : « 81 %, année 2025, selon… »',
    ).optional(),
  })
  .refine(({ rate, sample }) => rate !== undefined || sample !== undefined, {
    error: 'un décompte ou un échantillon',
    path: ['sample'],
  })
  .meta({ editor: { summary: '{{value}} {{label}} {{period}}' } });

/** A figure and those that replaced it, from the oldest to the newest. */
export function versionsOf<Version extends Pick<StoredFigure, 'id' | 'renewedBy'>>(
  figures: readonly Version[],
  id: string | undefined,
  older: readonly Version[] = [],
): readonly Version[] {
  const found = figures.find((figure) => figure.id === id);
  if (found === undefined || older.includes(found)) return older;
  return versionsOf(figures, found.renewedBy, [...older, found]);
}

const explanation = z.strictObject({
  title: line(80, 'Titre', 'En quelques mots'),
  detail: text(500, 'Explication', 'L’explication'),
});

export const figuresSchema = group(
  'Chiffres publiés',
  'Chaque chiffre, sa période et son échantillon ; les pages le citent par son nom',
  {
    updatedOn: date('Mise à jour', 'Date de la dernière mise à jour des chiffres'),
    figures: list('Chiffres', figureSchema).check(({ value, issues }) => {
      const ids = value.map(({ id }) => id);
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index)
          issues.push({ code: 'custom', message: 'un nom pour chaque chiffre', input: id, path: [index, 'id'] });
      for (const [index, figure] of value.entries()) {
        if (!versionsOf(value, figure.renewedBy).includes(figure)) continue;
        const message = 'un chiffre plus récent, qui n’est pas remplacé à son tour par celui-ci';
        issues.push({ code: 'custom', message, input: figure.renewedBy, path: [index, 'renewedBy'] });
      }
    }),
    method: list('Méthode', 'Comment les chiffres sont établis', explanation).min(1),
    ratings: list('Notes et témoignages', 'D’où viennent les notes et les témoignages', explanation).min(1),
    placeholders: placeholders.default([]),
  },
);

export type StoredFigure = z.output<typeof figureSchema>;

export type Figure = StoredFigure & { sample: string };

export function sampleOf({ rate, sample }: Pick<StoredFigure, 'rate' | 'sample'>): string {
  if (sample !== undefined || rate === undefined) return sample ?? '';
  const { good, answers, asked } = rate;
  return answers === undefined
    ? `${countOf(good, 'reçu')} pour ${countOf(asked, 'candidat')}${asked >= 2 ? ' présentés' : ' présenté'}`
    : `${countOf(good, 'satisfait')} sur ${countOf(answers, 'réponse')} (${countOf(asked, 'stagiaire')})`;
}

/** `history` has the older versions. */
export function newestVersion<Version extends StoredFigure>(figures: readonly Version[], id: string) {
  const older = [...versionsOf(figures, id)];
  const newest = older.pop();
  if (newest === undefined || older.length === 0) return newest;
  const lines = older.map(
    ({ value, label, period }) => `${value}${label === newest.label ? '' : ` ${label}`}, ${period}`,
  );
  return { ...newest, history: `Avant\u00a0: ${lines.join('\u202f; ')}` };
}

function dropoutNotes({ asked, dropouts }: NonNullable<StoredFigure['rate']>): string[] {
  if (dropouts === undefined) return [];
  const began = asked + dropouts;
  const share = `${Math.round((100 * dropouts) / began)}\u00a0%, ${countOf(dropouts, 'stagiaire')}`;
  return [`Abandons\u00a0: ${dropouts === 0 ? 'aucun' : share} sur ${began}`];
}

export const figureNotes = ({ rate, national }: Pick<Figure, 'rate' | 'national'>): string[] => [
  ...(rate === undefined ? [] : dropoutNotes(rate)),
  ...(national === undefined ? [] : [`Taux national\u00a0: ${national}`]),
];
