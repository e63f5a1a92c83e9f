import { sampleOf, type StoredFigure } from '#src/features/figures/figure-schema.ts';
import { formatDay, parisDay, dayOf } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { textsIn, valueAt } from '#src/lib/template.ts';
import { isFilled } from '#src/features/editorial/text-values.ts';
import { monthsBefore, daysBetween, expiryOf } from './days.ts';
import type { ContentRule } from './rule.ts';
import { certificatesOf } from '#src/site/certificates.ts';

const CITES_LAW = /\d ?€|\barticles? [ldr]\.? ?\d|\bdecret\b|\barretes? du\b|\bloi (n|du)\b/;
const REVIEW_DAYS = 90;

const LAW = 'article L121-2 du code de la consommation : une information exacte';

const PAST_DATES = ['createdOn', 'updatedOn', 'seatsCheckedOn', 'readOn', 'evaluatedOn'];

const BRACES = /\{\{[^{}]*\}\}/;
const CODE = /```.*?```|`[^`]*`/gs;

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
  'certificate-expiring': {
    severity: 'warning',
    title: 'Le certificat Qualiopi n’est plus valable, ou arrive à échéance',
    law: 'articles L121-4 (2°) du code de la consommation et L6316-1 du code du travail',
    remedy: 'inscrivez le nouveau certificat dans content/site.yaml, ou retirez toute mention de Qualiopi, CPF et OPCO',
    find: ({ content: { site }, day }) => {
      const last = certificatesOf(site.sheet.certificate).at(-1);
      if (last === undefined || site.sheet.placeholders.includes('certificate.validUntil')) return [];
      const at = { file: site.file, path: ['certificate', 'validUntil'] };
      return expiryOf(last.validUntil, day).map((found) => ({ ...at, found }));
    },
  },
  'amount-unrevised': {
    severity: 'warning',
    title: 'La participation au CPF n’a pas de ligne pour cette année',
    law: 'décret n° 2024-394 du 29 avril 2024 : un montant revalorisé chaque année',
    remedy:
      'cherchez l’arrêté de l’année, puis ajoutez une ligne à « Participation du titulaire », dans « Financements »',
    find: ({ content: { financing }, day }) => {
      const years = financing.sheet.rules.participation.map(({ validFrom }) => validFrom.getUTCFullYear());
      const newest = Math.max(...years);
      return newest < dayOf(day).getUTCFullYear()
        ? [{ file: financing.file, path: ['rules', 'participation'], found: `dernière ligne : ${newest}` }]
        : [];
    },
  },
  'rule-unread': {
    severity: 'warning',
    title: 'Une règle de droit que personne n’a relue depuis 90 jours',
    law: 'article L121-2 du code de la consommation : une information exacte au jour où elle est lue',
    remedy: 'relisez la source, corrigez la règle s’il le faut, puis changez sa date de relecture',
    find: ({ content: { law, financing }, day }) => {
      const { readOn } = financing.sheet.rules;
      const changes = law.sheet.changes.map((change, index) => ({
        file: law.file,
        path: ['changes', index, 'readOn'],
        title: `« ${change.title} »`,
        readOn: change.readOn,
      }));
      return [{ file: financing.file, path: ['rules', 'readOn'], title: 'les montants du CPF', readOn }, ...changes]
        .filter((rule) => daysBetween(rule.readOn, day) > REVIEW_DAYS)
        .map(({ title, readOn, ...at }) => ({
          ...at,
          found: `${title}, dernière relecture le ${formatDay(readOn)}`,
        }));
    },
  },
  'review-future': {
    severity: 'error',
    title: 'Un témoignage publié à une date à venir',
    law: 'articles L111-7-2 et D111-17 du code de la consommation : la date de publication de l’avis',
    remedy: 'corrigez la date, ou gardez le témoignage en brouillon jusque-là',
    find: ({ content: { testimonials }, day }) =>
      testimonials
        .filter(({ sheet: { createdOn } }) => createdOn > dayOf(day))
        .map(({ file, sheet }) => ({ file, path: ['createdOn'], found: `le ${formatDay(sheet.createdOn)}` })),
  },
  stale: {
    severity: 'warning',
    title: 'Une page ou une grille que personne n’a revue depuis longtemps',
    law: 'article L121-2 du code de la consommation ; Qualiopi, indicateur 1 ; RGAA, pour la grille d’accessibilité',
    remedy: 'relisez-la, ou refaites l’audit d’accessibilité, puis changez la date (et la version d’une fiche)',
    find: ({ content: { courses, articles, legal, accessibility }, day }) =>
      [
        ...courses.map(({ file, sheet }) => ({ file, path: ['updatedOn'], on: sheet.updatedOn, months: 12 })),
        ...articles
          .filter(({ body }) => CITES_LAW.test(fold(body)))
          .map(({ file, sheet }) => ({
            file,
            path: ['updatedOn'],
            on: sheet.updatedOn ?? sheet.createdOn,
            months: 24,
          })),
        ...legal.map(({ file, sheet }) => ({ file, path: ['updatedOn'], on: sheet.updatedOn, months: 12 })),
        // A declaration of accessibility is valid for three years.
        { file: accessibility.file, path: ['evaluatedOn'], on: accessibility.sheet.evaluatedOn, months: 36 },
      ].flatMap(({ file, path, on, months }) =>
        on !== undefined && on < monthsBefore(day, months)
          ? [{ file, path, found: `le ${formatDay(on)}, il y a plus de ${months} mois` }]
          : [],
      ),
  },
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
    remedy: 'écrivez la valeur elle-même : le site n’en remplace aucune ici',
    find: ({ texts }) =>
      texts
        .filter(({ kind, path, text }) => !isFilled(kind, path) && BRACES.test(text.replaceAll(CODE, '')))
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
