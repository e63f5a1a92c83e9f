import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditContent } from '../../src/content-audit/audit-content.ts';
import { loadContent } from '../../src/content-audit/load-content.ts';
import { gitHubAnnotations } from '../../src/content-model/annotations.ts';
import { checkContent } from '../../src/content-model/check-content.ts';
import { type Finding, inOrder, SEVERITIES } from '../../src/content-model/finding.ts';
import { printFindings } from '../../src/content-model/print-findings.ts';
import { filesOnDisk } from '../../src/content-model/project-files.ts';
import { contentFiles } from '../../src/content-model/read.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';
import { formatDay, isoDay } from '../../src/lib/french-dates.ts';
import type { Variables } from '../../src/site/environment.ts';
import { readArguments, runProgram, UsageError } from '../command-line.ts';
import { htmlReport } from './html-report.ts';

const HELP = `Ce qui manque, ce qui est faux et ce qui expire dans content/.

Utilisation : npm run content -- [mots] [options]

Un mot limite le rapport aux fichiers dont le nom le contient : npm run content -- excel-fondamentaux

  --all      détaille aussi chaque valeur d’exemple
  --strict   échoue aussi pour un avertissement
  --json     le rapport en JSON, pour un programme
  --html     le rapport en une page, dans rapport-contenu.html

Trois degrés : une erreur empêche de construire le site ; un avertissement signale ce qui est illicite, faux, manquant ou
dépassé ; une remarque est bonne à savoir.
Code de sortie : 0 tout va bien, 1 une erreur (ou un avertissement avec --strict), 2 commande mal écrite.
`;

const OPTIONS = {
  all: { type: 'boolean' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
  html: { type: 'boolean' },
} as const;

export type Outlet = {
  root: string;
  today: Date;
  env?: Variables;
  print: (text: string) => void;
  warn: (text: string) => void;
  hasColour: boolean;
  columns?: number | undefined;
  /** For a run of GitHub Actions. */
  isAnnotated?: boolean;
};

const HTML_FILE = 'rapport-contenu.html';

/** Everything there is to say of a project's content on a day; of content with errors, the errors alone. */
export function findingsOf(root: string, today: Date, env: Variables = {}): Finding[] {
  const problems = checkContent(root);
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  return inOrder([...problems, ...auditContent(loadContent(root), today, env)]);
}

function asJson(findings: readonly Finding[], today: Date): string {
  const counts = Object.fromEntries(
    SEVERITIES.map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length]),
  );
  return `${JSON.stringify({ date: isoDay(today), counts, findings }, null, 2)}\n`;
}

/** Runs `npm run content` and gives its exit code. */
export const runContent = (args: readonly string[], outlet: Outlet): number =>
  runProgram(args, HELP, outlet, () => report(args, outlet));

function report(args: readonly string[], outlet: Outlet): number {
  const { values, positionals: words } = readArguments(args, OPTIONS);
  const { root, today, env, print, warn, hasColour, columns, isAnnotated = false } = outlet;
  const files = contentFiles(filesOnDisk(root));
  const unknown = words.find((word) => !files.some(({ file }) => file.includes(word)));
  if (unknown !== undefined) throw new UsageError(`Aucun fichier de ${CONTENT}/ n’a «\u00a0${unknown}\u00a0» dans son nom.`);
  const findings = findingsOf(root, today, env).filter(
    ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
  );
  const heading = `${words.length === 0 ? 'Contenu du site' : words.join(', ')} au ${formatDay(today)}`;
  const isFull = values.all === true || words.length > 0;
  if (values.json === true) print(asJson(findings, today));
  else if (values.html !== true) print(printFindings(findings, { heading, hasColour, columns, isFull }));
  if (values.html === true) {
    writeFileSync(resolve(root, HTML_FILE), htmlReport(findings, today));
    warn(`Le rapport est dans ${HTML_FILE}.\n`);
  }
  const fatal = values.strict === true ? ['error', 'warning'] : ['error'];
  const failures = findings.filter(({ severity }) => fatal.includes(severity));
  if (isAnnotated) warn(gitHubAnnotations(failures));
  return failures.length > 0 ? 1 : 0;
}
