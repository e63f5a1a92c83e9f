import { auditContent } from '../../src/content-audit/audit-content.ts';
import { loadContent } from '../../src/content-audit/load-content.ts';
import { checkContent } from '../../src/content-model/check-content.ts';
import { type Finding, problemFinding } from '../../src/content-model/finding.ts';
import { printFindings } from '../../src/content-model/print-findings.ts';
import { removedPages } from '../../src/content-model/removed-pages.ts';
import { contentFiles, filesOnDisk } from '../../src/content-model/read.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';
import { dayOf, formatDay } from '../../src/lib/french-dates.ts';
import type { Variables } from '../../src/site/environment.ts';
import { UsageError } from '../command-line.ts';

export const CONTENT_HELP = `Ce qui manque, ce qui est faux et ce qui expire dans content/.

Utilisation : npm run content -- [mots] [--all]

Un mot limite le rapport aux fichiers dont le nom le contient, brouillons compris : npm run content -- excel-fondamentaux
--all détaille aussi chaque valeur d’exemple.

Trois degrés : une erreur empêche de construire le site ; un avertissement signale ce qui est illicite, faux, manquant ou
dépassé ; une remarque est bonne à savoir.
Code de sortie : 0 tout va bien, 1 une erreur, 2 commande mal écrite.
`;

/** Returns only the errors of files if there are any, because the audit needs valid files. */
export function findingsOf(root: string, today: Date, env: Variables = {}, words: readonly string[] = []): Finding[] {
  const problems = checkContent(root);
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  const removed = removedPages(root, today).map(problemFinding);
  return [...problems, ...removed, ...auditContent(loadContent(root, words), today, env)];
}

/** Annotates findings on GitHub: docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function annotateOnGitHub(findings: readonly Finding[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\n', '%0A');
  for (const { file, line = 1, field, title, found, allowed, remedy } of findings) {
    const expected = allowed === undefined ? [] : [`Attendu\u00a0: ${allowed}`];
    const text = [title, found, ...expected, `À faire\u00a0: ${remedy}`].join('\n');
    // A comma or a colon would end a property.
    const heading = (field === '' ? title : `Champ ${field}`).replaceAll(/[,:]/g, ' ');
    console.log(`::error file=${file},line=${line},title=${escaped(heading)}::${escaped(text)}`);
  }
}

type Input = { words?: readonly string[]; isFull?: boolean; root: string; today: Date; env?: Variables };

export function runContent({ words = [], isFull = false, root, today, env }: Input): { report: string; code: number } {
  const files = contentFiles(filesOnDisk(root));
  const unknown = words.find((word) => !files.some(({ file }) => file.includes(word)));
  if (unknown !== undefined)
    throw new UsageError(`Aucun fichier de ${CONTENT}/ n’a « ${unknown} » dans son nom.`);
  // Errors of other files are shown too, because they prevent the audit of this file.
  const findings = findingsOf(root, today, env, words).filter(
    ({ file, severity }) => words.length === 0 || severity === 'error' || words.some((word) => file.includes(word)),
  );
  const heading = `${words.length === 0 ? 'Contenu du site' : words.join(', ')} au ${formatDay(dayOf(today))}`;
  const errors = findings.filter(({ severity }) => severity === 'error');
  annotateOnGitHub(errors);
  return { report: printFindings(findings, heading, isFull || words.length > 0), code: errors.length > 0 ? 1 : 0 };
}
