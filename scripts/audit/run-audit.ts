import { join, resolve } from 'node:path';
import { checkContent } from '../../src/content-model/check-content.ts';
import { countFindings } from '../../src/content-model/finding.ts';
import { printFindings } from '../../src/content-model/print-findings.ts';
import { loadContent } from '../../src/content-audit/load-content.ts';
import { qualityReferenceOn } from '../../src/content-audit/quality-reference.ts';
import { formatDay, parisDay } from '../../src/lib/french-dates.ts';
import { slugify, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { readArguments, runProgram } from '../command-line.ts';
import { findingsOf, type Outlet as ContentOutlet } from '../content/run-content.ts';
import { asCsv } from '#src/lib/csv.ts';
import { reportPage, type ReportTable } from '../printed-page.ts';
import { type AuditTable, auditTables } from './audit-tables.ts';
import { auditedOffers } from './audited-offers.ts';
import { isRepository, uncommitted } from './git-history.ts';
import { builtProgrammes, mayWrite, writePack } from './write-pack.ts';

const HELP = `Le dossier d’audit du jour : ce que le site publie pour les indicateurs 1, 2 et 3 de Qualiopi.

Utilisation : npm run audit [-- --out dossier]

Lancez npm run build d’abord : le dossier emporte les programmes PDF.
Code de sortie : 0 le dossier est écrit, 1 il ne l’est pas, 2 commande mal écrite.
`;

type Outlet = Omit<ContentOutlet, 'hasColour'>;

/** The gaps of the pack, in sentences. */
function remarksOn(root: string, missing: readonly string[]): string[] {
  const changed = isRepository(root) ? uncommitted(root) : [];
  return [
    ...(isRepository(root) ? [] : ['Ce dossier n’est pas un dépôt Git : l’historique des fiches manque.']),
    ...(changed.length === 0 ? [] : [`Modifié depuis la dernière version enregistrée : ${changed.join(', ')}.`]),
    ...(missing.length === 0
      ? []
      : [`Programmes absents : ${missing.join(', ')}. Lancez npm run build, puis npm run audit.`]),
  ].map(withNoBreakSpaces);
}

/** One printed table, or one for each value of the first column. */
function printedTables({ title, columns, rows, isGrouped = false }: AuditTable): ReportTable[] {
  if (!isGrouped) return [{ caption: title, columns, rows }];
  return [...Map.groupBy(rows, ([name = '']) => name)].map(([name, inGroup]) => ({
    id: slugify(name),
    title: name,
    caption: name,
    columns: columns.slice(1),
    rows: inGroup.map((row) => row.slice(1)),
  }));
}

function write(root: string, folder: string, today: Date): readonly string[] {
  const content = loadContent(root);
  const findings = findingsOf(root, today);
  const offers = auditedOffers(content, today);
  const ids = offers.flatMap(({ course }) => course?.id ?? []);
  const programmes = builtProgrammes(root);
  const missing = ids.filter((id) => !programmes.has(id));
  const remarks = remarksOn(root, missing.length === ids.length ? ['tous'] : missing);
  const tables = auditTables({ content, offers, findings, root, day: today });
  const { indicators, source } = qualityReferenceOn(today);
  const counts = `${ids.length} formations et ${offers.length - ids.length} autres offres`;
  const page = reportPage({
    title: `Dossier d’audit de ${content.site.sheet.brand.legalName}`,
    lead: `Qualiopi, indicateurs 1, 2 et 3, au ${formatDay(today)} : ce que le site publie de ${counts}, où, et depuis quand. Grille du jour : ${indicators} indicateurs, ${source}.`,
    remarks: [
      ...remarks,
      'Le fichier manifest.sha256 donne l’empreinte des autres ; sha256sum -c manifest.sha256 les vérifie.',
    ],
    sections: tables.map((table) => ({
      id: table.name,
      title: table.title,
      file: `${table.name}.csv`,
      tables: printedTables(table),
    })),
  });
  const csv = tables.map(({ name, columns, rows }) => [`${name}.csv`, asCsv([columns, ...rows])] as const);
  writePack(folder, { 'index.html': page, ...Object.fromEntries(csv) }, programmes);
  return [...remarks, `${counts}\u202f; ${countFindings(findings)}.`];
}

/** Runs `npm run audit` and gives its exit code. */
export const runAudit = (args: readonly string[], outlet: Outlet): number =>
  runProgram(args, HELP, outlet, () => writeAudit(args, outlet));

function writeAudit(args: readonly string[], { root, today, print, warn }: Outlet): number {
  const { out: parent } = readArguments(args, { out: { type: 'string', default: 'audit' } }).values;
  const problems = checkContent(root).filter(({ severity }) => severity === 'error');
  if (problems.length > 0) {
    warn(printFindings(problems, { heading: 'Contenu du site' }));
    return 1;
  }
  const folder = resolve(root, join(parent, parisDay(today)));
  if (!mayWrite(folder)) {
    warn(`${folder} existe et n’est pas un dossier d’audit\u00a0: rien n’a été écrit.\n`);
    return 1;
  }
  for (const line of write(root, folder, today)) warn(`${line}\n`);
  print(`${folder}\n`);
  return 0;
}
