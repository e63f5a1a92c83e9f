import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gitHubAnnotations, type Remark } from '../../src/content-model/annotations.ts';
import { checkContent } from '../../src/content-model/check-content.ts';
import { reportProblems } from '../../src/content-model/report-problems.ts';
import type { ContentProblem } from '../../src/content-model/zod-messages.ts';
import { fieldLine } from '../../src/content-model/field-line.ts';
import { SEVERITIES } from '../../src/content-audit/check.ts';
import { type Finding, toFinding } from '../../src/content-audit/finding.ts';
import { loadContent } from '../../src/content-audit/load-content.ts';
import { processorFindings } from '../../src/content-audit/environment-findings.ts';
import { contentFindings, inOrder, problemFindings } from '../../src/content-audit/report-content.ts';
import type { Variables } from '../../src/site/environment.ts';
import { isoDay } from '../../src/lib/french-dates.ts';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import { readText } from '../../src/lib/text-file.ts';
import { endOf, type Given, isEarlyEnd, type Program, readCommandLine } from '../command-line.ts';
import { chosenFiles } from './chosen-files.ts';
import { htmlReport } from './html-report.ts';
import { terminalReport } from './terminal-report.ts';

const PROGRAM = {
  name: 'content',
  summary: 'Ce qui manque, ce qui est faux et ce qui expire dans content/.',
  operand: '[fichiers..]',
  options: {
    all: { type: 'boolean', describe: 'détaille aussi chaque valeur d’exemple' },
    strict: { type: 'boolean', describe: 'échoue aussi pour un avertissement' },
    json: { type: 'boolean', describe: 'le rapport en JSON, pour un programme' },
    html: {
      type: 'boolean',
      describe: 'le rapport en une page, dans rapport-contenu.html ou dans le fichier .html nommé',
    },
  },
  notes: [
    'Fichiers de content/, par leur chemin ou par leur seul nom : le rapport s’en tient à eux.',
    'Trois degrés : une erreur empêche de construire le site ; un avertissement signale ce qui est illicite, faux, manquant ou dépassé ; une remarque est bonne à savoir.',
    'Code de sortie : 0 tout va bien, 1 une erreur (ou un avertissement avec --strict), 2 commande mal écrite.',
  ],
  examples: ['excel-fondamentaux', '--html rapport.html'],
} as const satisfies Program;

type Values = Partial<Record<keyof typeof PROGRAM.options, boolean>>;

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

const UNREAD = 'Les avertissements et les remarques viendront quand ces erreurs seront corrigées.';

type Examined = {
  findings: Finding[];
  /** A sentence on the checks that could not be made. */
  remark: string;
  /** The errors that stop a build; the findings are then these and no others. */
  problems: ContentProblem[];
};

/** Everything to report on the content of a project, as of a day. */
export function examine(root: string, today: Date, env: Variables = {}): Examined {
  const problems = checkContent(root);
  if (problems.length > 0) return { problems, findings: problemFindings(problems), remark: UNREAD };
  const content = loadContent(root);
  const ofEnvironment = processorFindings(content, env).map(toFinding);
  const findings = [...contentFindings(content, today), ...ofEnvironment];
  return { problems, findings: inOrder(findings.map(withLine(root))), remark: '' };
}

const HELD_UP =
  'D’autres fichiers ont des erreurs\u00a0: les avertissements de ceux-ci viendront quand elles seront corrigées.';

/** Adds to a finding the line of its field. */
function withLine(root: string): (finding: Finding) => Finding {
  const sources = new Map<string, string>();
  return (finding) => {
    const { file, field } = finding;
    const path = join(root, file);
    if (field === '' || !existsSync(path)) return finding;
    const source = sources.get(file) ?? readText(path);
    sources.set(file, source);
    return { ...finding, line: fieldLine(file, source, field) };
  };
}

/** Tells a finding in one of these files, or elsewhere because of one of them, from the others. */
const touching =
  (files: readonly string[]) =>
  ({ file, found }: Pick<Finding, 'file' | 'found'>): boolean =>
    files.length === 0 || files.includes(file) || files.some((one) => found.includes(one));

/** The errors that stop a build, in the words of the build. */
const errorReport = (problems: readonly ContentProblem[]): string =>
  `${withNoBreakSpaces(reportProblems(problems, 'le site ne peut pas être construit'))}\n\n${UNREAD}\n`;

const toRemark = ({ file, field, line, severity, title, found, mend }: Finding): Remark => ({
  file,
  field,
  ...(line !== undefined && { line }),
  isWarning: severity === 'warning',
  text: `${title}\n${found}\nÀ faire\u00a0: ${mend}`,
});

const asJson = (findings: readonly Finding[], today: Date): string => {
  const counts = Object.fromEntries(
    SEVERITIES.map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length]),
  );
  return `${JSON.stringify({ date: isoDay(today), counts, findings }, null, 2)}\n`;
};

/** Runs `npm run content` and gives its exit code. */
export function runContent(args: readonly string[], outlet: Outlet): number {
  try {
    return reportOn(readCommandLine<Values>(args, PROGRAM), outlet);
  } catch (error) {
    if (!isEarlyEnd(error)) throw error;
    return endOf(error, outlet, PROGRAM);
  }
}

function reportOn({ values, words }: Given<Values>, outlet: Outlet): number {
  const { root, today, env, print, warn, hasColour, columns, isAnnotated = false } = outlet;
  const isPage = (word: string): boolean => values.html === true && word.endsWith('.html');
  const names = words.filter((word) => !isPage(word));
  const chosen = chosenFiles(names, root);
  if (chosen.refusals.length > 0) {
    warn(`${chosen.refusals.join('\n')}\n`);
    return 2;
  }
  const isWhole = names.length === 0;
  const examined = examine(root, today, env);
  const isTouched = touching(chosen.files);
  const findings = examined.findings.filter(isTouched);
  const problems = examined.problems.filter(isTouched);
  const isHeldUp = examined.problems.length > problems.length;
  const remark = isWhole ? examined.remark : isHeldUp ? HELD_UP : '';
  if (values.html === true) {
    const file = words.find(isPage) ?? 'rapport-contenu.html';
    writeFileSync(resolve(root, file), htmlReport(findings, today, remark));
    warn(`Le rapport est dans ${file}.\n`);
  }
  const view = { today, hasColour, columns, remark, files: chosen.files, isFull: values.all === true };
  if (values.json === true) print(asJson(findings, today));
  else if (values.html !== true) print(problems.length > 0 ? errorReport(problems) : terminalReport(findings, view));
  const fatal = values.strict === true ? ['error', 'warning'] : ['error'];
  const failures = findings.filter(({ severity }) => fatal.includes(severity));
  if (isAnnotated) warn(gitHubAnnotations(root, failures.map(toRemark)));
  return failures.length > 0 ? 1 : 0;
}
