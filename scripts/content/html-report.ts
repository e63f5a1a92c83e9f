import { countFindings, type Finding, GROUPS, inOrder, SEVERITY_NAMES } from '../../src/content-model/finding.ts';
import { escapeXml } from '../../src/lib/html.ts';
import { formatDay } from '../../src/lib/french-dates.ts';
import { printedPage, printedTable } from '../printed-page.ts';

function ruleSection(findings: readonly Finding[]): string {
  const [first] = findings;
  if (first === undefined) return '';
  const { rule, severity, title, law } = first;
  const rows = findings.map(({ file, line, field, found, allowed, mend }) => [
    line === undefined ? file : `${file}:${line}`,
    field,
    allowed === undefined ? found : `${found}\u00a0; attendu\u00a0: ${allowed}`,
    mend,
  ]);
  return `<section>
<h3><span class="tag tag--${severity}">${SEVERITY_NAMES[severity][0]}</span>${escapeXml(title)}</h3>
${law === undefined ? '' : `<p class="soft">Règle\u00a0: ${escapeXml(law)}</p>`}
${printedTable(`${rule} (${String(findings.length)})`, ['Fichier', 'Champ', 'Trouvé', 'À faire'], rows)}
</section>`;
}

/** The owner's report as one page that needs nothing else, to be read, sent or printed. */
export function htmlReport(findings: readonly Finding[], today: Date): string {
  const groups = [...Map.groupBy(inOrder(findings), ({ group }) => group)];
  const title = (group: Finding['group']): string => escapeXml(GROUPS[group].replace(' :', '\u00a0:'));
  return printedPage({
    title: `Contenu du site au ${formatDay(today)}`,
    lead: `${countFindings(findings)}.`,
    body: [
      `<nav aria-label="Sommaire"><ul>${groups
        .map(([group, inGroup]) => `<li><a href="#${group}">${title(group)}</a>, ${countFindings(inGroup)}</li>`)
        .join('\n')}</ul></nav>`,
      ...groups.map(
        ([group, inGroup]) => `<section id="${group}">
<h2>${title(group)}</h2>
${[...Map.groupBy(inGroup, ({ rule }) => rule).values()].map(ruleSection).join('\n')}
</section>`,
      ),
    ].join('\n'),
  });
}
