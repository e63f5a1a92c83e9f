import { CRITERION_STATES } from '#src/features/accessibility/accessibility-schema.ts';
import { bestState, countOf } from '#src/features/accessibility/rgaa.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { certificatesOf } from '#src/site/funding.ts';
import { daysBetween, inDays, monthsBefore, NOTICE_DAYS } from './days.ts';
import type { Content } from './load-content.ts';
import type { ContentRule } from './rule.ts';

const CERTIFICATE = {
  group: 'deadlines',
  severity: 'warning',
  law: 'articles L121-4 (2°) du code de la consommation et L6316-1 du code du travail',
} as const;

/** The last certificate that is known, and the days that it has left; none of sample days. */
function lastCertificate({ site: { file, sheet } }: Content, day: Date) {
  const last = certificatesOf(sheet.certificate).at(-1);
  if (last === undefined || sheet.placeholders.includes('certificate.validUntil')) return undefined;
  const place = { file, field: 'certificate.validUntil' };
  return { place, until: formatDay(last.validUntil), left: daysBetween(day, last.validUntil) };
}

const CITES_LAW = /\d ?€|\barticles? [ldr]\.? ?\d|\bdecret\b|\barretes? du\b|\bloi (n|du)\b/;
const READ_AGAIN_DAYS = 90;
/** From the least to the most that a site may declare. */
const STATES = ['non conforme', 'partiellement conforme', 'totalement conforme'];

/** Rules about expiry dates and texts to review. */
export const DATES = {
  'certificate-expired': {
    ...CERTIFICATE,
    title: 'Le certificat Qualiopi n’est plus valable',
    mend: 'remplacez le certificat et ses dates dans content/site.yaml, ou retirez toute mention de Qualiopi, du CPF et des OPCO',
    find: ({ content, day }) => {
      const last = lastCertificate(content, day);
      return last !== undefined && last.left < 0 ? [{ ...last.place, found: `expiré le ${last.until}` }] : [];
    },
  },
  'certificate-expiring': {
    ...CERTIFICATE,
    title: 'Le certificat Qualiopi arrive à échéance',
    mend: 'mettez à jour content/site.yaml dès que le nouveau certificat est délivré',
    find: ({ content, day }) => {
      const last = lastCertificate(content, day);
      return last !== undefined && last.left >= 0 && last.left <= NOTICE_DAYS
        ? [{ ...last.place, found: `le ${last.until}, ${inDays(last.left)}` }]
        : [];
    },
  },
  'amount-coming': {
    group: 'rules',
    severity: 'note',
    title: 'Le prochain changement connu',
    law: 'content/financing.yaml, sous rules',
    mend: 'rien à faire : la page Financement changera ce jour-là, si le site est reconstruit',
    find: ({ content: { financing }, day }) => {
      const { participation, caps } = financing.sheet.rules;
      return [
        ...participation.map((rule) => ({ field: 'rules.participation', name: 'participation', ...rule })),
        ...caps.map((rule) => ({ field: 'rules.caps', name: `plafond ${rule.register}`, ...rule })),
      ]
        .filter(({ validFrom }) => validFrom > day)
        .map(({ field, name, amount, validFrom, source }) => ({
          file: financing.file,
          field,
          found: `${name} : ${amount === null ? 'aucun' : formatEuros(amount)} à partir du ${formatDay(validFrom)}, ${source}`,
        }));
    },
  },
  'amount-unrevised': {
    group: 'rules',
    severity: 'warning',
    title: 'La participation au CPF n’a pas de ligne pour cette année',
    law: 'décret n° 2024-394 du 29 avril 2024 : un montant revalorisé chaque année',
    mend: 'cherchez l’arrêté de l’année, ajoutez une ligne à rules.participation',
    find: ({ content: { financing }, day }) => {
      const years = financing.sheet.rules.participation.map(({ validFrom }) => validFrom.getUTCFullYear());
      const newest = Math.max(...years);
      return newest < day.getUTCFullYear()
        ? [{ file: financing.file, field: 'rules.participation', found: `dernière ligne : ${newest}` }]
        : [];
    },
  },
  'rule-unread': {
    group: 'rules',
    severity: 'warning',
    title: 'Une règle de droit que personne n’a relue depuis 90 jours',
    law: 'article L121-2 du code de la consommation : une information exacte au jour où elle est lue',
    mend: 'relisez la source, corrigez la règle s’il le faut, puis changez readOn',
    find: ({ content: { law, financing }, day }) => {
      const { readOn } = financing.sheet.rules;
      const changes = law.sheet.changes.map((change, index) => ({
        file: law.file,
        field: `changes[${index + 1}].readOn`,
        title: `« ${change.title} »`,
        readOn: change.readOn,
      }));
      return [{ file: financing.file, field: 'rules.readOn', title: 'les montants du CPF', readOn }, ...changes]
        .filter((rule) => daysBetween(rule.readOn, day) > READ_AGAIN_DAYS)
        .map(({ file, field, title, readOn }) => ({ file, field, found: `${title}, relu le ${formatDay(readOn)}` }));
    },
  },
  'law-unread': {
    group: 'rules',
    severity: 'note',
    title: 'Une loi dont personne n’a lu le texte définitif',
    law: 'content/law.yaml, sous toRead',
    mend: 'faites-la lire, puis écrivez sous changes ce qu’elle change, ou retirez la ligne',
    find: ({ content: { law } }) =>
      law.sheet.toRead.map(({ source, why }, index) => ({
        file: law.file,
        field: `toRead[${index + 1}]`,
        found: `${source} : ${why}`,
      })),
  },
  stale: {
    group: 'freshness',
    severity: 'warning',
    title: 'Une page que personne n’a relue depuis longtemps',
    law: 'article L121-2 du code de la consommation ; Qualiopi, indicateur 1 : une information à jour',
    mend: 'relisez-la, puis changez la date de mise à jour (et la version d’une fiche)',
    find: ({ content: { courses, articles, legal }, day }) =>
      [
        ...courses.map(({ file, sheet }) => ({ file, field: 'updatedOn', on: sheet.updatedOn, months: 12 })),
        ...articles
          .filter(({ body }) => CITES_LAW.test(fold(body)))
          .map(({ file, sheet }) => ({ file, field: 'updatedOn', on: sheet.updatedOn ?? sheet.createdOn, months: 24 })),
        ...legal.map(({ file, sheet }) => ({ file, field: 'updatedOn', on: sheet.updatedOn, months: 12 })),
      ].flatMap(({ file, field, on, months }) =>
        on !== undefined && on < monthsBefore(day, months)
          ? [{ file, field, found: `mise à jour le ${formatDay(on)}` }]
          : [],
      ),
  },
  'accessibility-overstated': {
    group: 'claims',
    severity: 'error',
    title: 'Une conformité déclarée que la grille ne prouve pas',
    law: 'article 47 de la loi n° 2005-102 du 11 février 2005, décret n° 2019-768 du 24 juillet 2019',
    mend: 'corrigez accessibility.state, ou faites juger les critères restants dans content/accessibility.yaml',
    find: ({ content: { accessibility, site } }) => {
      const { state } = site.sheet.accessibility;
      if (STATES.indexOf(state) <= STATES.indexOf(bestState(accessibility.sheet))) return [];
      const counts = CRITERION_STATES.map((one) => `${countOf(accessibility.sheet, one)} ${one}`);
      const found = `« ${state} », mais la grille compte ${counts.join(', ')}`;
      return [{ file: site.file, field: 'accessibility.state', found }];
    },
  },
  'accessibility-stale': {
    group: 'freshness',
    severity: 'warning',
    title: 'Une grille d’accessibilité que personne n’a revue depuis trois ans',
    law: 'RGAA : une déclaration est valable trois ans',
    mend: 'faites refaire l’audit, puis changez evaluatedOn',
    find: ({ content: { accessibility }, day }) => {
      const { evaluatedOn } = accessibility.sheet;
      return evaluatedOn < monthsBefore(day, 36)
        ? [{ file: accessibility.file, field: 'evaluatedOn', found: `revue le ${formatDay(evaluatedOn)}` }]
        : [];
    },
  },
} as const satisfies Readonly<Record<string, ContentRule>>;
