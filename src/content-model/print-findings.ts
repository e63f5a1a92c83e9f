import { styleText } from 'node:util';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import { countFindings, type Finding, GROUPS, inOrder, SEVERITIES, type Severity } from './finding.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

type View = {
  /** « Contenu du site au 21 novembre 2026 » */
  heading: string;
  hasColour?: boolean;
  columns?: number | undefined;
  /** Whether each sample value is listed. */
  isFull?: boolean;
};

const MARKS: Record<Severity, readonly [mark: string, style: Style]> = {
  error: ['✗', 'red'],
  warning: ['▲', 'yellow'],
  note: ['·', 'cyan'],
};

const WIDEST = 110;
/** From this many findings of one rule in a file on, the fields alone are named. */
const MANY = 4;

/** A text on lines of so many columns, each with an indent. */
function wrapped(text: string, columns: number, indent: string): string {
  const lines = [''];
  for (const word of text.split(/[ \t\r\n]+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > columns - indent.length) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => indent + line).join('\n');
}

/** `content/courses/excel.md:12, objectives[2]`: code editors open the part before the comma. */
const placeOf = ({ file, line, field }: Finding): string =>
  (line === undefined ? file : `${file}:${line}`) + (field === '' ? '' : `, ${field}`);

function placeLines(finding: Finding, usual: string, columns: number, paint: Paint): string[] {
  const { found, allowed, mend } = finding;
  const place = `    ${paint('bold', placeOf(finding))}`;
  const indented = (text: string) => wrapped(text, columns, '      ');
  if (allowed === undefined)
    return [place, indented(found), ...(mend === usual ? [] : [paint('green', indented(`→ ${mend}`))])];
  return [
    place,
    indented(`Trouvé\u00a0: ${found}`),
    indented(`Attendu\u00a0: ${allowed}`),
    paint('green', indented(`À faire\u00a0: ${mend}`)),
  ];
}

function fileLines(findings: readonly Finding[], usual: string, columns: number, paint: Paint): string[] {
  const isRepeated = findings.length > 1 && new Set(findings.map(({ found }) => found)).size === 1;
  const isShort = findings.every(({ allowed, severity }) => allowed === undefined && severity !== 'error');
  if (isShort && (findings.length >= MANY || isRepeated))
    return [
      `    ${paint('bold', findings[0]?.file ?? '')} (${findings.length})`,
      wrapped(findings.map(({ field, line }) => field || `ligne ${line}`).join(', '), columns, '      '),
    ];
  return findings.flatMap((finding) => placeLines(finding, usual, columns, paint));
}

function ruleLines(findings: readonly Finding[], columns: number, paint: Paint): string[] {
  const [first] = findings;
  if (first === undefined) return [];
  const { rule, severity, title, law } = first;
  const [mark, style] = MARKS[severity];
  const isShared = first.allowed === undefined && findings.every(({ mend }) => mend === first.mend);
  const usual = isShared ? first.mend : '';
  return [
    '',
    `  ${paint(style, `${mark} ${rule}`)}  ${paint('bold', title)} (${findings.length})`,
    ...(law === undefined ? [] : [paint('dim', wrapped(`Règle\u00a0: ${law}`, columns, '    '))]),
    ...(usual === '' ? [] : [paint('green', wrapped(`À faire\u00a0: ${usual}`, columns, '    '))]),
    ...[...Map.groupBy(findings, ({ file }) => file).values()].flatMap((inFile) =>
      fileLines(inFile, usual, columns, paint),
    ),
  ];
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

/** The findings as a terminal and a build log show them: first a table of files, then each by group and by rule. */
export function printFindings(findings: readonly Finding[], view: View): string {
  const { heading, hasColour = false, columns = WIDEST, isFull = false } = view;
  const paint: Paint = (style, text) => (hasColour ? styleText(style, text, { validateStream: false }) : text);
  const width = Math.min(columns, WIDEST);
  const told = inOrder(findings).filter(({ rule }) => isFull || rule !== 'placeholder');
  const samples = findings.length - told.length;
  const lines = [
    paint('bold', `${heading}\u00a0: ${countFindings(told)}.`),
    ...(told.length > 1 ? fileTable(told, paint) : []),
    ...(samples === 0
      ? []
      : [`  Valeurs d’exemple à remplacer\u00a0: ${samples}. Pour les voir\u00a0: npm run content -- --all`]),
    ...[...Map.groupBy(told, ({ group }) => group)].flatMap(([group, inGroup]) => [
      '',
      paint(['bold', 'underline'], `${GROUPS[group]} (${countFindings(inGroup)})`),
      ...[...Map.groupBy(inGroup, ({ rule }) => rule).values()].flatMap((ofRule) => ruleLines(ofRule, width, paint)),
    ]),
    '',
  ];
  return withNoBreakSpaces(lines.join('\n'));
}
