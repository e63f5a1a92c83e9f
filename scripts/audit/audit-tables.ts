import { spawnSync } from 'node:child_process';
import type { Content } from '../../src/content-audit/load-content.ts';
import { sampleOf } from '../../src/features/figures/figure-schema.ts';
import { dayOf, formatDay, isoDay } from '../../src/lib/french-dates.ts';
import { paths } from '../../src/site/paths.ts';
import { activityDeclaration } from '../../src/site/legal-identity.ts';
import { certificateOn } from '../../src/site/certificates.ts';
import type { AuditedOffer } from './audited-offers.ts';
import type { ReportTable } from './report-page.ts';

function providerTable({ site: { sheet } }: Content, day: Date): ReportTable {
  const { brand, certificate, contact, legal } = sheet;
  const valid = certificateOn(certificate, day);
  const officer = contact.accessibilityOfficer;
  return {
    title: 'Ce que le site publie de l’organisme',
    columns: ['Élément', 'Publié'],
    rows: [
      ['Dénomination', `${brand.legalName}, ${legal.form}, SIREN ${legal.siren}`],
      ['Déclaration d’activité', activityDeclaration(legal)],
      [
        'Certificat Qualiopi',
        valid === undefined || certificate === undefined
          ? `aucun n’est valable au ${formatDay(dayOf(day))}`
          : `${valid.number}, ${certificate.body}, du ${formatDay(valid.validFrom)} au ${formatDay(valid.validUntil)}, ${certificate.activity}`,
      ],
      ['Contact', `${contact.phone}, ${contact.email}`],
      ['Personne référente handicap', `${officer.name}, ${officer.phone}, ${officer.email}`],
    ],
  };
}

const figuresTable = ({ figures: { sheet } }: Content): ReportTable => ({
  title: `Les résultats publiés, mis à jour le ${formatDay(sheet.updatedOn)} (indicateur 2)`,
  columns: ['Chiffre', 'Ce qu’il mesure', 'Période', 'Échantillon', 'Source'],
  rows: sheet.figures.map((figure) => [figure.value, figure.label, figure.period, sampleOf(figure), figure.source]),
});

const methodTable = ({ figures: { sheet } }: Content): ReportTable => ({
  title: 'Modalités de calcul publiées',
  columns: ['Règle', 'Explication'],
  rows: sheet.method.map(({ title, detail }) => [title, detail]),
});

const offersTable = (offers: readonly AuditedOffer[], url: string): ReportTable => ({
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

const itemsTable = ({ title, items }: AuditedOffer): ReportTable => ({
  title,
  columns: ['Élément', 'Indicateur', 'Libellé publié', 'Origine'],
  rows: items,
});

function historyOf(root: string, file: string): string[][] {
  const log = ['log', '--follow', '--format=%aI%x1f%an%x1f%s%x1f%h', '--', file];
  const { status, stdout } = spawnSync('git', log, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const lines = status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
  return lines.map((line) => [file, ...line.split('\u001f')]);
}

const historyTable = (offers: readonly AuditedOffer[], root: string): ReportTable => ({
  title: 'L’historique de chaque fiche',
  columns: ['Fichier', 'Date', 'Auteur', 'Changement', 'Version Git'],
  rows: offers.filter(({ course }) => course !== undefined).flatMap(({ file }) => historyOf(root, file)),
});

export const auditTables = (content: Content, offers: readonly AuditedOffer[], root: string, day: Date) => [
  providerTable(content, day),
  figuresTable(content),
  methodTable(content),
  offersTable(offers, content.site.sheet.brand.url),
  ...offers.map(itemsTable),
  historyTable(offers, root),
];
