import { sampleOf, type StoredFigure } from '#src/features/figures/figure-schema.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { monthsBefore } from './days.ts';
import type { ContentRule } from './rule.ts';

const STALE_AFTER_MONTHS = 18;

/** The end of the last year of a period; undefined for an open period, « depuis 2015 ». */
function periodEnd(period: string): Date | undefined {
  const year = period.match(/\b(19|20)\d{2}\b/g)?.at(-1);
  return year === undefined || /depuis|à ce jour/i.test(period) ? undefined : new Date(`${year}-12-31`);
}

function ownContradictions(figure: StoredFigure): string[] {
  const { value, label, rate } = figure;
  const sample = sampleOf(figure);
  const stated = /^(\d+(?:,\d+)?)\s*%$/.exec(value)?.[1]?.replace(',', '.');
  const reviews = /sur \d+ avis/.exec(label)?.[0];
  const { good = 0, asked = 0, answers = asked } = rate ?? {};
  const share = (100 * good) / answers;
  return [
    ...(answers > asked ? [`« ${sample} » : ${answers} sur ${asked}`] : []),
    ...(good > answers ? [`« ${sample} » : ${good} parmi ${answers}`] : []),
    // Rates may be rounded or truncated.
    ...(rate && stated !== undefined && Math.abs(share - Number(stated)) >= 1
      ? [`« ${value} », mais « ${sample} » donne ${share.toFixed(1).replace('.', ',')} %`]
      : []),
    ...(reviews !== undefined && reviews !== `sur ${sample}` ? [`« ${label} », mais « ${sample} »`] : []),
  ];
}

export const FIGURES = {
  'figure-stale': {
    severity: 'warning',
    title: 'Un chiffre dont la période est close depuis plus de 18 mois',
    law: 'Qualiopi, indicateur 2 : des résultats régulièrement mis à jour',
    remedy: 'publiez la période suivante, ou retirez le chiffre',
    find: ({ content: { figures }, day }) =>
      figures.sheet.figures.flatMap(({ value, label, period, renewedBy }, index) => {
        const end = periodEnd(period) ?? figures.sheet.updatedOn;
        if (renewedBy !== undefined || end >= monthsBefore(day, STALE_AFTER_MONTHS)) return [];
        const found = `${value} ${label}, jusqu’au ${formatDay(end)}`;
        return [{ file: figures.file, path: ['figures', index], found }];
      }),
  },
  'figure-contradicted': {
    severity: 'warning',
    title: 'Un chiffre qui ne peut pas être vrai',
    law: 'Qualiopi, indicateur 2 ; article L121-2 du code de la consommation',
    remedy: 'reprenez le décompte : le taux, le nombre de réponses, le nombre de personnes, la période',
    find: ({ content: { figures } }) =>
      figures.sheet.figures.flatMap((figure, index) =>
        ownContradictions(figure).map((found) => ({ file: figures.file, path: ['figures', index], found })),
      ),
  },
} as const satisfies Readonly<Record<string, ContentRule>>;
