import type { Content } from '../../src/content-audit/load-content.ts';
import { qualityReferenceOn } from '../../src/content-audit/quality-reference.ts';
import { type Finding, SEVERITY_NAMES } from '../../src/content-model/finding.ts';
import { figurePages } from '../../src/features/figures/figure-pages.ts';
import { formatDay, isoDay } from '../../src/lib/french-dates.ts';
import { paths } from '../../src/site/paths.ts';
import { certificateOn } from '../../src/site/certificates.ts';
import type { AuditedOffer } from './audited-offers.ts';
import { historyOf } from './git-history.ts';

/** A table of the pack, printed in its page and in a CSV file. */
export type AuditTable = {
  /** The name of its file, and its anchor in the page. */
  name: string;
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether the page prints one table for each value of the first column. */
  isGrouped?: boolean;
};

function providerTable({ site: { sheet } }: Content, day: Date): AuditTable {
  const { brand, certificate, contact, legal } = sheet;
  const valid = certificateOn(certificate, day);
  const officer = contact.accessibilityOfficer;
  return {
    name: 'organisme',
    title: 'Ce que le site publie de l’organisme',
    columns: ['Élément', 'Publié'],
    rows: [
      ['Dénomination', `${brand.legalName}, ${legal.form}, SIREN ${legal.siren}`],
      [
        'Déclaration d’activité',
        `Enregistrée sous le numéro ${legal.activityNumber} auprès du ${legal.activityRegion}. Cet enregistrement ne vaut pas agrément de l’État.`,
      ],
      [
        'Certificat Qualiopi',
        valid === undefined || certificate === undefined
          ? `aucun n’est valable au ${formatDay(day)}`
          : `${valid.number}, ${certificate.body}, du ${formatDay(valid.validFrom)} au ${formatDay(valid.validUntil)}, ${certificate.activity}`,
      ],
      ['Contact', `${contact.phone}, ${contact.email}`],
      ['Personne référente handicap', `${officer.name}, ${officer.phone}, ${officer.email}`],
    ],
  };
}

function figuresTable({ figures: { sheet }, home, about, aiCourse, courses }: Content): AuditTable {
  const pagesOf = figurePages(sheet.figures, {
    home: home.sheet,
    about: about.sheet,
    aiCourse: aiCourse?.sheet,
    courses: courses.map((course) => ({ id: course.id, data: course.sheet })),
  });
  return {
    name: 'chiffres',
    title: `Les résultats publiés, mis à jour le ${formatDay(sheet.updatedOn)} (indicateur 2)`,
    columns: ['Chiffre', 'Ce qu’il mesure', 'Période', 'Échantillon', 'Source', 'Pages'],
    rows: sheet.figures.map(({ id, value, label, period, sample, source }) => [
      value,
      label,
      period,
      sample,
      source,
      pagesOf(id).join('\n'),
    ]),
  };
}

const methodTable = ({ figures: { sheet } }: Content): AuditTable => ({
  name: 'methode',
  title: 'Modalités de calcul publiées',
  columns: ['Règle', 'Explication'],
  rows: sheet.method.map(({ title, detail }) => [title, detail]),
});

/** Pages that answer other indicators than the first three. */
const PROOFS = { 'reglement-interieur': '9', signalement: '12', reclamations: '31' };

const proofsTable = ({ legal }: Content, url: string): AuditTable => ({
  name: 'preuves',
  title: 'Pages qui servent à d’autres indicateurs',
  columns: ['Page', 'Indicateur', 'Adresse', 'Mise à jour'],
  rows: Object.entries(PROOFS).map(([id, indicator]) => {
    const page = legal.find((entry) => entry.id === id);
    return page === undefined
      ? [id, indicator, 'absente', '']
      : [page.sheet.title, indicator, `${url}${paths.legalPage(id)}`, formatDay(page.sheet.updatedOn)];
  }),
});

const offersTable = (offers: readonly AuditedOffer[], url: string): AuditTable => ({
  name: 'offres',
  title: 'Chaque formation et chaque autre offre : où elle est publiée, et depuis quand',
  columns: ['Formation', 'Page', 'Programme', 'Version', 'Mise à jour', 'Fichier'],
  rows: offers.map(({ title, page, course, file }) => [
    title,
    `${url}${page}`,
    course === undefined ? '' : `${url}${paths.courseProgramme(course.id)}`,
    course?.version ?? '',
    course?.updatedOn === undefined ? '' : isoDay(course.updatedOn),
    file,
  ]),
});

const itemsTable = (offers: readonly AuditedOffer[]): AuditTable => ({
  name: 'elements',
  title: 'Chaque offre, élément par élément (indicateurs 1 à 3)',
  columns: ['Formation', 'Élément', 'Indicateur', 'Libellé publié', 'Origine'],
  rows: offers.flatMap(({ title, items }) =>
    items.map(({ term, indicator, wording, origin }) => [title, term, String(indicator), wording, origin]),
  ),
  isGrouped: true,
});

const historyTable = (offers: readonly AuditedOffer[], root: string): AuditTable => ({
  name: 'historique',
  title: 'L’historique de chaque fiche',
  columns: ['Fichier', 'Date', 'Auteur', 'Changement', 'Version Git'],
  rows: offers
    .filter(({ course }) => course !== undefined)
    .flatMap(({ file }) =>
      historyOf(root, file).map(({ commit, date, author, subject }) => [
        file,
        date.toISOString(),
        author,
        subject,
        commit,
      ]),
    ),
  isGrouped: true,
});

const findingsTable = (findings: readonly Finding[]): AuditTable => ({
  name: 'constats',
  title: 'Les constats de la vérification',
  columns: ['Constat', 'Gravité', 'Règle', 'Fichier', 'Champ', 'Trouvé', 'Droit', 'À faire'],
  rows: findings.map(({ severity, rule, title, file, field, found, law = '', mend }) => [
    title,
    SEVERITY_NAMES[severity][0],
    rule,
    file,
    field,
    found,
    law,
    mend,
  ]),
});

type Audited = {
  content: Content;
  offers: readonly AuditedOffer[];
  findings: readonly Finding[];
  root: string;
  day: Date;
};

/** What the site answers to an auditor of indicators 1 to 3 on a day. */
export function auditTables({ content, offers, findings, root, day }: Audited): AuditTable[] {
  const { url } = content.site.sheet.brand;
  return [
    providerTable(content, day),
    figuresTable(content),
    ...(qualityReferenceOn(day).wantsMethod ? [methodTable(content)] : []),
    proofsTable(content, url),
    offersTable(offers, url),
    itemsTable(offers),
    historyTable(offers, root),
    findingsTable(findings),
  ];
}
