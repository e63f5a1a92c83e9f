import { styleText } from 'node:util';
import { countFindings, type Finding, type Severity } from '../../src/build/content-report/finding.ts';
import { formatDay } from '../../src/lib/french-dates.ts';
import { withNoBreakSpaces } from '../../src/lib/french-spaces.ts';
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

function fileLines({ file, findings }: FileFindings, usualMend: string, columns: number, paint: Paint): string[] {
  const wrap = (text: string, indent: string) => wrapped(text, columns, indent);
  const isRepeated = findings.length > 1 && new Set(findings.map(({ found }) => found)).size === 1;
  if (findings.length >= MANY || isRepeated) {
    const fields = findings.map(({ field }) => field).join(', ');
    return [`    ${paint('bold', file)} (${findings.length})`, wrap(fields, '      ')];
  }
  return findings.flatMap(({ field, found, mend }) => [
    `    ${paint('bold', file)}${field === '' ? '' : `, ${field}`}`,
    wrap(found, '      '),
    ...(mend === usualMend ? [] : [paint('green', wrap(`→ ${mend}`, '      '))]),
  ]);
}

function checkLines(check: CheckSection, columns: number, paint: Paint): string[] {
  const { severity, rule, title, source, total, files } = check;
  const [mark, style] = MARKS[severity];
  const mends = new Set(files.flatMap(({ findings }) => findings.map(({ mend }) => mend)));
  const usual = mends.size === 1 ? check.mend : '';
  return [
    '',
    `  ${paint(style, `${mark} ${rule}`)}  ${paint('bold', title)} (${total})`,
    paint('dim', wrapped(`Règle\u00a0: ${source}`, columns, '    ')),
    ...(usual === '' ? [] : [paint('green', wrapped(`À faire\u00a0: ${usual}`, columns, '    '))]),
    ...files.flatMap((inFile) => fileLines(inFile, usual, columns, paint)),
  ];
}

export type ReportView = { today: Date; hasColour: boolean; columns?: number | undefined; remark: string };

/** The owner's report for a terminal: grouped, counted, in colours where they are wanted. */
export function terminalReport(findings: readonly Finding[], view: ReportView): string {
  const { today, hasColour, columns = WIDEST, remark } = view;
  const paint: Paint = (style, text) => (hasColour ? styleText(style, text, { validateStream: false }) : text);
  const width = Math.min(columns, WIDEST);
  const sections = sectionsOf(findings);
  const details = sections.flatMap(({ title, findings: inGroup, checks }) => [
    '',
    paint(['bold', 'underline'], `${withNoBreakSpaces(title)} (${countFindings(inGroup)})`),
    ...checks.flatMap((check) => checkLines(check, width, paint)),
  ]);
  const summary = [
    paint(['bold', 'underline'], 'En bref'),
    ...sections.map(({ title, findings: inGroup }) => `  ${withNoBreakSpaces(title)}, ${countFindings(inGroup)}`),
  ];
  return [
    paint('bold', `Contenu du site au ${formatDay(today)}\u00a0: ${countFindings(findings)}.`),
    ...(remark === '' ? [] : [paint('dim', wrapped(remark, width, ''))]),
    ...details,
    '',
    ...(sections.length > 1 ? summary : []),
    '',
  ].join('\n');
}
