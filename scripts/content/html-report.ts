import { countFindings, type Finding, GROUPS, inOrder, SEVERITY_NAMES } from '../../src/content-model/finding.ts';
import { formatDay } from '../../src/lib/french-dates.ts';
import { reportPage, type ReportTable } from '../printed-page.ts';

/** The findings of one rule. */
const ruleTable = ([rule, findings]: [string, Finding[]]): ReportTable => ({
  title: findings[0]?.title ?? rule,
  tag: findings[0] && { severity: findings[0].severity, name: SEVERITY_NAMES[findings[0].severity][0] },
  note: findings[0]?.law === undefined ? undefined : `Règle : ${findings[0].law}`,
  caption: `${rule} (${String(findings.length)})`,
  columns: ['Fichier', 'Champ', 'Trouvé', 'À faire'],
  rows: findings.map(({ file, line, field, found, allowed, mend }) => [
    line === undefined ? file : `${file}:${line}`,
    field,
    allowed === undefined ? found : `${found}\u00a0; attendu\u00a0: ${allowed}`,
    mend,
  ]),
});

/** The owner's report as one page that needs nothing else, to be read, sent or printed. */
export const htmlReport = (findings: readonly Finding[], today: Date): string =>
  reportPage({
    title: `Contenu du site au ${formatDay(today)}`,
    lead: `${countFindings(findings)}.`,
    sections: [...Map.groupBy(inOrder(findings), ({ group }) => group)].map(([group, inGroup]) => ({
      id: group,
      title: GROUPS[group],
      count: countFindings(inGroup),
      tables: [...Map.groupBy(inGroup, ({ rule }) => rule)].map(ruleTable),
    })),
  });
