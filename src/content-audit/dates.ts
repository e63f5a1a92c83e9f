import { dayOf, formatDay } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { certificatesOf } from '#src/site/certificates.ts';
import { daysBetween, expiryOf, monthsBefore } from './days.ts';
import type { ContentRule } from './rule.ts';

const CITES_LAW = /\d ?€|\barticles? [ldr]\.? ?\d|\bdecret\b|\barretes? du\b|\bloi (n|du)\b/;
const REVIEW_DAYS = 90;

export const DATES = {
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
} as const satisfies Readonly<Record<string, ContentRule>>;
