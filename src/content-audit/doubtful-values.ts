import { sampleOf, type StoredFigure } from '#src/features/figures/figure-schema.ts';
import { formatDay, parisDay } from '#src/lib/french-dates.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { fold } from '#src/lib/french-text.ts';
import { textsIn, valueAt } from '#src/lib/template.ts';
import { KINDS_WITH_VALUES } from '#src/content-model/references.ts';
import { monthsBefore } from './days.ts';
import type { ContentRule, CourseRule } from './rule.ts';

const LAW = 'article L121-2 du code de la consommation : une information exacte';

/** In euros, for a person or a group. */
const USUAL_PRICES = { lowest: 20, highest: 20_000 };

/** The dates of content that are never in the future. `publishOn` plans a later day. */
const PAST_DATES = ['createdOn', 'updatedOn', 'seatsCheckedOn', 'readOn', 'evaluatedOn'];

const BRACES = /\{\{[^{}]*\}\}/;
const CODE = /```.*?```|`[^`]*`/gs;

export const DOUBTFUL_COURSE_VALUES = {
  'price-doubtful': {
    severity: 'warning',
    title: 'Un prix inhabituel',
    law: 'article L112-1 du code de la consommation',
    remedy: 'vérifiez le montant : en euros et non en centimes, pour une personne ou pour un groupe entier',
    findInCourse: ({ price }) =>
      price !== undefined && (price.amount < USUAL_PRICES.lowest || price.amount > USUAL_PRICES.highest)
        ? [[['price', 'amount'], formatEuros(price.amount)]]
        : [],
  },
} as const satisfies Readonly<Record<string, CourseRule>>;

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
    // Allows a difference below 1, because rates may be rounded or truncated.
    ...(rate && stated !== undefined && Math.abs(share - Number(stated)) >= 1
      ? [`« ${value} », mais « ${sample} » donne ${share.toFixed(1).replace('.', ',')} %`]
      : []),
    ...(reviews !== undefined && reviews !== `sur ${sample}` ? [`« ${label} », mais « ${sample} »`] : []),
  ];
}

export const DOUBTFUL_VALUES = {
  'date-future': {
    severity: 'warning',
    title: 'Une date à venir là où le site en attend une passée',
    law: LAW,
    remedy: 'corrigez la date ; pour une mise en ligne différée, remplissez « Mise en ligne le »',
    find: ({ content: { files }, day }) =>
      files
        // The rule `review-future` covers testimonials.
        .filter(({ kind }) => kind !== 'testimonials')
        .flatMap(({ file, data }) => {
          const publishOn = valueAt(data, ['publishOn']);
          const isFuture = (date: string) => date > parisDay(day) && date !== publishOn;
          return textsIn(data)
            .filter(({ path, text }) => PAST_DATES.includes(String(path.at(-1))) && isFuture(text))
            .map(({ path, text }) => ({ file, path, found: text }));
        }),
  },
  'member-repeated': {
    severity: 'warning',
    title: 'Deux membres de l’équipe du même nom',
    law: LAW,
    remedy: 'distinguez les noms : les articles nomment leur auteur',
    find: ({ content: { members } }) => {
      const names = members.map(({ sheet }) => fold(sheet.name));
      return members
        .filter((_, index) => names.indexOf(names[index] ?? '') < index)
        .map(({ file, sheet }) => ({ file, path: ['name'], found: `« ${sheet.name} »` }));
    },
  },
  'value-unfilled': {
    severity: 'warning',
    title: 'Des accolades que le site affiche telles quelles',
    law: LAW,
    remedy: 'écrivez la valeur elle-même : ce fichier n’en remplace aucune',
    find: ({ texts }) =>
      texts
        .filter(({ kind, text }) => !KINDS_WITH_VALUES.includes(kind) && BRACES.test(text.replaceAll(CODE, '')))
        .map(({ file, path, line, text }) => ({ file, path, line, found: `« ${BRACES.exec(text)?.[0] ?? ''} »` })),
  },
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
