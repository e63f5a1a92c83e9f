import { styleText } from 'node:util';
import { ruleName, SEVERITIES, type Severity } from '../../src/content-audit/check.ts';
import { countFindings, type Finding } from '../../src/content-audit/finding.ts';
import { withoutCommands } from '../../src/content-model/annotations.ts';
import { formatDay } from '../../src/lib/french-dates.ts';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import { type CheckSection, type FileFindings, sectionsOf } from './sections.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

const MARKS: Record<Severity, readonly [mark: string, style: Style]> = {
  error: ['✗', 'red'],
  warning: ['▲', 'yellow'],
  note: ['·', 'cyan'],
};

const WIDEST = 110;
/** From this many findings of one check in a file on, the fields alone are named. */
const MANY = 4;

/** A text on lines of so many columns, each after the first with an indent. */
function wrapped(text: string, columns: number, indent: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > columns - indent.length) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => indent + line).join('\n');
}

/** `content/courses/excel.md:12`, which code editors open. */
const placeOf = ({ file, line }: Finding): string => (line === undefined ? file : `${file}:${line}`);

/** The name of a field; the line of a text is in its place already. */
const fieldOf = ({ field }: Finding): string => field.replace(/^ligne \d+(, )?/, '');

function fileLines({ file, findings }: FileFindings, usualMend: string, columns: number, paint: Paint): string[] {
  const wrap = (text: string, indent: string) => wrapped(text, columns, indent);
  const isRepeated = findings.length > 1 && new Set(findings.map(({ found }) => found)).size === 1;
  const isWrong = findings.some(({ severity }) => severity === 'error');
  if (!isWrong && (findings.length >= MANY || isRepeated)) {
    const fields = findings.map(({ field }) => field).join(', ');
    return [`    ${paint('bold', file)} (${findings.length})`, wrap(fields, '      ')];
  }
  return findings.flatMap((finding) => [
    `    ${paint('bold', placeOf(finding))}${fieldOf(finding) === '' ? '' : `, ${fieldOf(finding)}`}`,
    wrap(finding.found, '      '),
    ...(finding.mend === usualMend ? [] : [paint('green', wrap(`→ ${finding.mend}`, '      '))]),
  ]);
}

function checkLines(check: CheckSection, columns: number, paint: Paint): string[] {
  const { severity, rule, title, source, total, files } = check;
  const [mark, style] = MARKS[severity];
  const mends = new Set(files.flatMap(({ findings }) => findings.map(({ mend }) => mend)));
  const usual = mends.size === 1 ? check.mend : '';
  return [
    '',
    `  ${paint(style, `${mark} ${ruleName(rule)}`)}  ${paint('bold', title)} (${total})`,
    paint('dim', wrapped(`Règle\u00a0: ${source}`, columns, '    ')),
    ...(usual === '' ? [] : [paint('green', wrapped(`À faire\u00a0: ${usual}`, columns, '    '))]),
    ...files.flatMap((inFile) => fileLines(inFile, usual, columns, paint)),
  ];
}

/** Sample values in one line: which file has how many. */
function sampleLine(findings: readonly Finding[], columns: number): string[] {
  if (findings.length === 0) return [];
  const files = [...Map.groupBy(findings, ({ file }) => file)].toSorted(([, one], [, other]) => other.length - one.length);
  const [first, ...others] = files;
  const most = first === undefined ? '' : `, dont ${first[1].length} dans ${first[0]}`;
  const where = others.length === 0 ? ` dans ${first?.[0] ?? ''}` : ` dans ${files.length} fichiers${most}`;
  const values = findings.length === 1 ? '1 valeur d’exemple' : `${findings.length} valeurs d’exemple`;
  return [wrapped(`${values} à remplacer,${where}. Pour les voir\u00a0: npm run content -- --all`, columns, '  ')];
}

/** How many of each degree there are in each file, the worst first. */
function fileTable(findings: readonly Finding[], paint: Paint): string[] {
  const worst = (inFile: readonly Finding[]): number =>
    Math.min(...inFile.map(({ severity }) => SEVERITIES.indexOf(severity)));
  const files = [...Map.groupBy(findings, ({ file }) => file)].toSorted(
    ([, one], [, other]) => worst(one) - worst(other) || other.length - one.length,
  );
  const width = Math.max(0, ...files.map(([file]) => file.length));
  return files.map(([file, inFile]) => {
    const [mark, style] = MARKS[SEVERITIES[worst(inFile)] ?? 'note'];
    return `  ${paint(style, mark)} ${file.padEnd(width)}  ${countFindings(inFile)}`;
  });
}

export type ReportView = {
  today: Date;
  hasColour: boolean;
  columns?: number | undefined;
  remark: string;
  /** The files that it is about; none for all. */
  files?: readonly string[];
  /** Whether each sample value is told. */
  isFull?: boolean;
};

/** The owner's report for a terminal: which file has how much, then each by group, in colours where they are wanted. */
export function terminalReport(findings: readonly Finding[], view: ReportView): string {
  const { today, hasColour, columns = WIDEST, remark, files = [], isFull = false } = view;
  const paint: Paint = (style, text) => (hasColour ? styleText(style, text, { validateStream: false }) : text);
  const width = Math.min(columns, WIDEST);
  const isTold = ({ check }: Finding): boolean => isFull || files.length > 0 || check !== 'placeholder';
  const told = findings.filter(isTold);
  const samples = sampleLine(
    findings.filter((finding) => !isTold(finding)),
    width,
  );
  const sections = sectionsOf(told);
  const details = sections.flatMap(({ title, findings: inGroup, checks }) => [
    '',
    paint(['bold', 'underline'], `${withNoBreakSpaces(title)} (${countFindings(inGroup)})`),
    ...checks.flatMap((check) => checkLines(check, width, paint)),
  ]);
  const subject = files.length === 0 ? 'Contenu du site' : files.join(', ');
  const lines = [
    paint('bold', `${subject} au ${formatDay(today)}\u00a0: ${countFindings(told)}.`),
    ...(told.length > 1 ? fileTable(told, paint) : []),
    ...samples,
    ...details,
    ...(remark === '' ? [] : ['', paint('dim', wrapped(remark, width, ''))]),
    '',
  ];
  return withoutCommands(lines.join('\n'));
}
