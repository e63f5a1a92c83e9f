import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../src/content-audit/load-content.ts';
import { QUALITY_REFERENCE } from '../../src/content-audit/courses.ts';
import { printFindings } from '../../src/content-model/print-findings.ts';
import { dayOf, formatDay, parisDay } from '../../src/lib/french-dates.ts';
import { FILE_WRONG } from '../../src/content-model/finding.ts';
import { findingsOf } from '../content/run-content.ts';
import { auditTables, reportPage } from './audit-tables.ts';
import { auditedOffers } from './audited-offers.ts';

export function runAudit(root: string, today: Date, log: (text: string) => void): number {
  const findings = findingsOf(root, today);
  if (findings.some(({ rule }) => rule === FILE_WRONG)) {
    log(printFindings(findings, 'Contenu du site'));
    return 1;
  }
  const content = loadContent(root);
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
