import { auditContent } from '../../src/content-audit/audit-content.ts';
import { loadContent } from '../../src/content-audit/load-content.ts';
import { checkContent } from '../../src/content-model/check-content.ts';
import { type Finding, problemFinding, type Problem } from '../../src/content-model/finding.ts';
import { printFindings } from '../../src/content-model/print-findings.ts';
import { contentFiles, filesOnDisk, readEntries } from '../../src/content-model/read.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';
import { dayOf, formatDay } from '../../src/lib/french-dates.ts';
import type { Variables } from '../../src/site/environment.ts';
import { UsageError } from '../command-line.ts';
import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import { paths } from '#src/site/paths.ts';
import { publicationSchema } from '#src/fields/fields.ts';
import { isPublic } from '#src/site/publication.ts';
import { knownPages, pageAddress } from '../../src/content-model/address-rules.ts';
import { FOLDER_RULES } from '../../src/content-model/content-rules.ts';
import { readSource } from '../../src/content-model/source.ts';

const DELETED_FILES = 'diff --relative --no-renames --diff-filter=D --name-only -z HEAD'.split(' ');

/** Returns the output of a Git command, or an empty text if the command fails, as outside a repository. */
const git = (root: string, ...words: string[]): string => {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : '';
};

export function removedPages(root: string, today: Date): Problem[] {
  const removed = git(root, ...DELETED_FILES, CONTENT)
    .split('\0')
    .filter((file) => posix.basename(posix.dirname(file)) in FOLDER_RULES);
  if (removed.length === 0) return [];
  const files = filesOnDisk(root);
  const pages = knownPages(files, readEntries(files));
  return removed.flatMap((file): Problem[] => {
    const kind = posix.basename(posix.dirname(file));
    const address = pageAddress(kind, posix.parse(file).name);
    const before = readSource(file, git(root, 'show', `HEAD:./${file}`));
    const wasPublic = !Array.isArray(before) && isPublic(publicationSchema.parse(before.data), today);
    if (address === undefined || pages.has(address) || !wasPublic) return [];
    const list = kind === 'courses' ? paths.courses : kind === 'blog' ? paths.blog : paths.home;
    return [
      {
        file: `${CONTENT}/site.yaml`,
        path: ['redirects'],
        severity: 'warning',
        found: `${posix.basename(file)} retiré\u00a0: des liens et des moteurs de recherche mènent encore à ${address}`,
        allowed: 'une adresse qui mène à une page',
        remedy: `ajoutez sous « Pages retirées » ${address}, qui mène à une page proche ou à ${list}`,
      },
    ];
  });
}

export const CONTENT_HELP = `Ce qui manque, ce qui est faux et ce qui expire dans content/.

Utilisation : npm run content -- [mots] [--all]

Un mot limite le rapport aux fichiers dont le nom le contient, brouillons compris : npm run content -- excel-fondamentaux
--all détaille aussi chaque valeur d’exemple.

Trois degrés : une erreur empêche de construire le site ; un avertissement signale ce qui est illicite, faux, manquant ou
dépassé ; une remarque est bonne à savoir.
Code de sortie : 0 tout va bien, 1 une erreur, 2 commande mal écrite.
`;

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
    // Replaces commas and colons, which separate the parts of a GitHub workflow command.
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
  // Shows the errors of all files, because any error prevents the audit of the requested files.
  const findings = findingsOf(root, today, env, words).filter(
    ({ file, severity }) => words.length === 0 || severity === 'error' || words.some((word) => file.includes(word)),
  );
  const heading = `${words.length === 0 ? 'Contenu du site' : words.join(', ')} au ${formatDay(dayOf(today))}`;
  const errors = findings.filter(({ severity }) => severity === 'error');
  annotateOnGitHub(errors);
  return { report: printFindings(findings, heading, isFull || words.length > 0), code: errors.length > 0 ? 1 : 0 };
}
