import { ruleName, SEVERITY_NAMES } from '../../src/content-audit/check.ts';
import { countFindings, type Finding } from '../../src/content-audit/finding.ts';
import { escapeXml } from '../../src/lib/escape-xml.ts';
import { slugify, withNoBreakSpaces } from '../../src/lib/french-text.ts';
import { formatDay } from '../../src/lib/french-dates.ts';
import { printedPage, printedTable } from '../printed-page.ts';
import { type CheckSection, type GroupSection, sectionsOf } from './sections.ts';

function checkSection({ severity, rule, title, source, total, files }: CheckSection): string {
  const rows = files.flatMap(({ file, findings }) =>
    findings.map(({ field, found, mend }) => [file, field, found, mend]),
  );
  return `<section>
<h3><span class="tag tag--${severity}">${escapeXml(`${ruleName(rule)}, ${SEVERITY_NAMES[severity][0]}`)}</span>${escapeXml(title)}</h3>
<p class="text-ink-soft">Règle\u00a0: ${escapeXml(source)}</p>
${printedTable(`${ruleName(rule)}, ${total} ${total === 1 ? 'endroit' : 'endroits'}`, ['Fichier', 'Champ', 'Trouvé', 'À faire'], rows)}
</section>`;
}

const groupSection = ({ title, findings, checks }: GroupSection): string => `<section id="${slugify(title)}">
<h2>${escapeXml(withNoBreakSpaces(title))}</h2>
<p>${escapeXml(countFindings(findings))}</p>
${checks.map(checkSection).join('\n')}
</section>`;

const summary = (sections: readonly GroupSection[]): string => `<nav aria-label="Sommaire">
<ul>
${sections.map(({ title, findings }) => `<li><a href="#${slugify(title)}">${escapeXml(withNoBreakSpaces(title))}</a>, ${countFindings(findings)}</li>`).join('\n')}
</ul>
</nav>`;

/** The owner's report as one page that needs nothing else, to be read, sent or printed. */
export function htmlReport(findings: readonly Finding[], today: Date, remark: string): string {
  const sections = sectionsOf(findings);
  return printedPage({
    title: `Contenu du site au ${formatDay(today)}`,
    lead: `${countFindings(findings)}.`,
    body: [
      remark === '' ? '' : `<p class="text-ink-soft">${escapeXml(remark)}</p>`,
      summary(sections),
      ...sections.map(groupSection),
    ].join('\n'),
  });
}
