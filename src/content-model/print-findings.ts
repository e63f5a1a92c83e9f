import { styleText } from 'node:util';
import { withContentFolder } from '#src/lib/content-folder.ts';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import { compareFindings, findingCounts, type Finding } from './finding.ts';

const MARKS = { error: ['✗', 'red'], warning: ['▲', 'yellow'], note: ['·', 'cyan'] } as const;

/** `content/courses/excel.md:12, objectives[2]`: code editors open the part before the comma. */
const placeOf = ({ file, line, field }: Finding): string =>
  (line === undefined ? file : `${file}:${line}`) + (field === '' ? '' : `, ${field}`);

function findingLines([finding, ...others]: readonly Finding[]): string[] {
  if (finding === undefined) return [];
  const { found, allowed, remedy } = finding;
  const count = others.length === 0 ? '' : `, et ${others.length} autres fichiers`;
  const names = others.map(({ file }) => file.replace(/^.*\//, '')).join(', ');
  const heading = [
    `    ${styleText('bold', placeOf(finding) + count)}`,
    ...(names === '' ? [] : [styleText('dim', `      Aussi\u00a0: ${names}`)]),
  ];
  if (allowed === undefined) return [...heading, `      ${found}`];
  return [
    ...heading,
    `      Trouvé\u00a0: ${found}`,
    `      Attendu\u00a0: ${allowed}`,
    styleText('green', `      À faire\u00a0: ${remedy}`),
  ];
}

const MAX_EQUAL = 3;

function ruleLines(findings: readonly Finding[], isFull: boolean): string[] {
  const [first] = findings;
  if (first === undefined) return [];
  const { rule, severity, title, law, allowed, remedy } = first;
  const [mark, style] = MARKS[severity];
  const equal = [...Map.groupBy(findings, ({ field, found, remedy }) => [field, found, remedy].join('\n')).values()];
  return [
    '',
    `  ${styleText(style, mark)} ${styleText('bold', title)} (${findings.length}) ${styleText('dim', rule)}`,
    ...(law === undefined ? [] : [styleText('dim', `    Règle\u00a0: ${law}`)]),
    ...(allowed === undefined ? [styleText('green', `    À faire\u00a0: ${remedy}`)] : []),
    ...equal.flatMap((group) =>
      isFull || group.length <= MAX_EQUAL ? group.flatMap((one) => findingLines([one])) : findingLines(group),
    ),
  ];
}

export function printFindings(findings: readonly Finding[], heading: string, isFull = false): string {
  const listed = findings.toSorted(compareFindings).filter(({ rule }) => isFull || rule !== 'placeholder');
  const samples = findings.length - listed.length;
  const lines = [
    styleText('bold', `${heading}\u00a0: ${findingCounts(listed)}.`),
    ...[...Map.groupBy(listed, ({ file }) => file)].map(([file, inFile]) => `  ${file} : ${findingCounts(inFile)}`),
    ...(samples === 0
      ? []
      : [`  Valeurs d’exemple à remplacer\u00a0: ${samples}. Pour les voir\u00a0: npm run content -- --all`]),
    ...[...Map.groupBy(listed, ({ rule }) => rule).values()].flatMap((group) => ruleLines(group, isFull)),
    '',
  ];
  return withNoBreakSpaces(withContentFolder(lines.join('\n')));
}
