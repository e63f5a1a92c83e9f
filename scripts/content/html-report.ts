import { countFindings, type Finding, SEVERITY_NAMES } from '../../src/build/content-report/finding.ts';
import { escapeXml } from '../../src/lib/escape-xml.ts';
import { formatDay } from '../../src/lib/french-dates.ts';
import { withNoBreakSpaces } from '../../src/lib/french-spaces.ts';
import { printedPage, printedTable } from '../printed-page.ts';
import { type CheckSection, type GroupSection, sectionsOf } from './sections.ts';

function checkSection({ severity, rule, title, source, total, files }: CheckSection): string {
  const rows = files.flatMap(({ file, findings }) =>
    findings.map(({ field, found, mend }) => [file, field, found, mend]),
  );
  return `<section>
<h3><span class="tag tag--${severity}">${escapeXml(`${rule}, ${SEVERITY_NAMES[severity][0]}`)}</span>${escapeXml(title)}</h3>
<p class="soft">Règle\u00a0: ${escapeXml(source)}</p>
${printedTable(`${title} (${total})`, ['Fichier', 'Champ', 'Trouvé', 'À faire'], rows)}
</section>`;
}

const groupSection = ({ title, findings, checks }: GroupSection): string => `<section>
<h2>${escapeXml(withNoBreakSpaces(title))}</h2>
<p>${escapeXml(countFindings(findings))}</p>
${checks.map(checkSection).join('\n')}
</section>`;

/** The findings, group by group, as a part of a page. */
export const findingsHtml = (findings: readonly Finding[]): string =>
  sectionsOf(findings).map(groupSection).join('\n');

/** The owner's report as one page that needs nothing else, to be read, sent or printed. */
export const htmlReport = (findings: readonly Finding[], today: Date, remark: string): string =>
  printedPage({
    title: `Contenu du site au ${formatDay(today)}`,
    lead: `${countFindings(findings)}.`,
    body: `${remark === '' ? '' : `<p class="soft">${escapeXml(remark)}</p>`}\n${findingsHtml(findings)}`,
  });
