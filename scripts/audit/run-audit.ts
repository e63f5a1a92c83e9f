import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, type Content } from '../../src/content-audit/load-content.ts';
import { QUALITY_REFERENCE } from '../../src/content-audit/courses.ts';
import { printFindings } from '../../src/content-model/print-findings.ts';
import { dayOf, formatDay, parisDay, isoDay } from '../../src/lib/french-dates.ts';
import { FILE_WRONG } from '../../src/content-model/finding.ts';
import { findingsOf } from '../content/run-content.ts';
import { auditedOffers, type AuditedOffer } from './audited-offers.ts';
import { spawnSync } from 'node:child_process';
import { sampleOf } from '../../src/features/figures/figure-schema.ts';
import { paths } from '../../src/site/paths.ts';
import { activityDeclaration } from '../../src/site/legal-identity.ts';
import { certificateOn } from '../../src/site/certificates.ts';
import { slugify, withNoBreakSpaces } from '../../src/lib/french-text.ts';
import { escapeXml } from '../../src/lib/html.ts';

type ReportTable = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

const STYLE = `
body { max-width: 72rem; margin: auto; padding: 2rem; font: 1rem/1.5 sans-serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
tr { break-inside: avoid; }`;

const text = (words: string): string => escapeXml(withNoBreakSpaces(words));

const cellText = (words: string): string =>
  /^https:\/\/\S+$/.test(words)
    ? `<a href="${escapeXml(words)}">${escapeXml(words)}</a>`
    : escapeXml(words).replaceAll('\n', '<br>');

const rowOf = ([heading = '', ...cells]: readonly string[]): string =>
  `<tr><th scope="row">${cellText(heading)}</th>${cells.map((cell) => `<td>${cellText(cell)}</td>`).join('')}</tr>`;

const tableHtml = ({ title, columns, rows }: ReportTable): string => `<section id="${slugify(title)}">
<h2>${text(title)}</h2>
<table>
<thead><tr>${columns.map((column) => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>
</section>`;

const reportPage = (title: string, lead: string, tables: readonly ReportTable[]): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
<p>${text(lead)}</p>
<nav aria-label="Sommaire">
<ul>
${tables.map(({ title: name }) => `<li><a href="#${slugify(name)}">${text(name)}</a></li>`).join('\n')}
</ul>
</nav>
${tables.map(tableHtml).join('\n')}
</main>
</body>
</html>
`;

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

const auditTables = (content: Content, offers: readonly AuditedOffer[], root: string, day: Date) => [
  providerTable(content, day),
  figuresTable(content),
  methodTable(content),
  offersTable(offers, content.site.sheet.brand.url),
  ...offers.map(itemsTable),
  historyTable(offers, root),
];

export function runAudit(root: string, today: Date, log: (text: string) => void): number {
  const findings = findingsOf(root, today);
  if (findings.some(({ rule }) => rule === FILE_WRONG)) {
    log(printFindings(findings, 'Contenu du site'));
    return 1;
  }
  const aiCourse = loadContent(root).aiCourse?.sheet.course;
  // The landing pages state the facts of their course even while the page of the course is a draft.
  const content = loadContent(root, aiCourse === undefined ? [] : [`/courses/${aiCourse}.`]);
  const offers = auditedOffers(content, today);
  const courses = offers.filter(({ course }) => course !== undefined).length;
  const { indicators, source } = QUALITY_REFERENCE;
  const page = reportPage(
    `Dossier d’audit de ${content.site.sheet.brand.legalName}`,
    `Qualiopi, indicateurs 1, 2 et 3, au ${formatDay(dayOf(today))} : ce que le site publie de ${courses} formations et ${offers.length - courses} autres offres, où, et depuis quand. Grille du jour : ${indicators} indicateurs, ${source}.`,
    auditTables(content, offers, root, today),
  );
  const folder = join(root, 'audit', parisDay(today));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  const programmes = join(root, 'dist/programmes');
  if (existsSync(programmes)) cpSync(programmes, join(folder, 'programmes'), { recursive: true });
  else log('Les programmes PDF manquent\u00a0: lancez npm run build, puis npm run audit.');
  log(folder);
  return 0;
}
