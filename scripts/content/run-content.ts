import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gitHubAnnotations, type Remark } from '../../src/build/content-check/annotations.ts';
import { checkContent } from '../../src/build/content-check/check-content.ts';
import { type Finding, SEVERITIES, toFinding } from '../../src/build/content-report/finding.ts';
import { loadContent } from '../../src/build/content-report/load-content.ts';
import { processorFindings, type SendingEnv } from '../../src/build/content-report/processor-findings.ts';
import { contentFindings, inOrder, problemFindings } from '../../src/build/content-report/report-content.ts';
import { isoDay } from '../../src/lib/french-dates.ts';
import { builtFindings } from './built-findings.ts';
import { isOutdated, readBuiltPages } from './built-pages.ts';
import { htmlReport } from './html-report.ts';
import { terminalReport } from './terminal-report.ts';
import { writtenPlaces } from './written-places.ts';

const HELP = `Ce qui manque, ce qui est faux et ce qui expire dans content/.

Utilisation\u00a0: npm run content -- [options]

Options
  --strict         échoue aussi pour un avertissement
  --json           le rapport en JSON, pour un programme
  --html [fichier] le rapport en une page, à lire ou à imprimer (à défaut\u00a0: rapport-contenu.html)
  --help           cette aide

Trois degrés\u00a0: une erreur empêche de construire le site\u00a0; un avertissement signale ce qui est illicite, faux, manquant
ou dépassé\u00a0; une remarque est bonne à savoir. Après npm run build, les textes des pages sont vérifiés aussi.

Code de sortie\u00a0: 0 tout va bien, 1 une erreur (ou un avertissement avec --strict), 2 commande mal écrite.
`;

export type Outlet = {
  root: string;
  today: Date;
  env?: SendingEnv;
  print: (text: string) => void;
  warn: (text: string) => void;
  hasColour: boolean;
  columns?: number | undefined;
  /** For a run of GitHub Actions. */
  isAnnotated?: boolean;
};

const OPTIONS = {
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
  html: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const UNBUILT =
  'Les textes des pages n’ont pas été vérifiés, faute d’un site construit depuis le dernier changement de content/\u00a0: lancez npm run build, puis cette commande.';

/** All that is to be said of a project on a day; `remark` says what could not be looked at. */
export function examine(root: string, today: Date, env: SendingEnv = {}): { findings: Finding[]; remark: string } {
  const problems = checkContent(root);
  if (problems.length > 0)
    return {
      findings: problemFindings(problems),
      remark: 'Le reste sera vérifié quand ces fichiers seront lisibles.',
    };
  const content = loadContent(root);
  const pages = isOutdated(root) ? [] : readBuiltPages(root);
  const ofPages = pages.length === 0 ? [] : builtFindings(pages, content, today, writtenPlaces(root));
  return {
    findings: inOrder([
      ...contentFindings(content, today),
      ...processorFindings(content, env).map(toFinding),
      ...ofPages,
    ]),
    remark: pages.length === 0 ? UNBUILT : '',
  };
}

const toRemark = ({ file, field, severity, title, found, mend }: Finding): Remark => ({
  file,
  field,
  isWarning: severity === 'warning',
  text: `${title}\n${found}\nÀ faire\u00a0: ${mend}`,
});

const asJson = (findings: readonly Finding[], today: Date): string => {
  const counts = Object.fromEntries(
    SEVERITIES.map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length]),
  );
  return `${JSON.stringify({ date: isoDay(today), counts, findings }, null, 2)}\n`;
};

function parse(args: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { positionals, values } = parsed;
    return positionals.length <= (values.html === true ? 1 : 0) ? parsed : null;
  } catch {
    return null;
  }
}

/** Runs `npm run content` and gives its exit code. */
export function runContent(args: readonly string[], outlet: Outlet): number {
  const { root, today, env, print, warn, hasColour, columns, isAnnotated = false } = outlet;
  const parsed = parse(args);
  if (parsed === null) {
    warn(`Commande mal écrite\u00a0: ${args.join(' ')}\n\n${HELP}`);
    return 2;
  }
  const { values, positionals } = parsed;
  if (values.help === true) {
    print(HELP);
    return 0;
  }
  const { findings, remark } = examine(root, today, env);
  if (values.html === true) {
    const file = positionals[0] ?? 'rapport-contenu.html';
    writeFileSync(resolve(root, file), htmlReport(findings, today, remark));
    warn(`Le rapport est dans ${file}.\n`);
  }
  if (values.json === true) print(asJson(findings, today));
  else if (values.html !== true) print(terminalReport(findings, { today, hasColour, columns, remark }));
  const fatal = values.strict === true ? ['error', 'warning'] : ['error'];
  const failures = findings.filter(({ severity }) => fatal.includes(severity));
  if (isAnnotated) warn(gitHubAnnotations(root, failures.map(toRemark)));
  return failures.length > 0 ? 1 : 0;
}
