import { escapeXml } from '../../src/lib/html.ts';
import { slugify, withNoBreakSpaces } from '../../src/lib/french-text.ts';
import { printedPage, printedTable } from '../printed-page.ts';
import type { AuditTable } from './audit-tables.ts';

const text = (words: string): string => escapeXml(withNoBreakSpaces(words));

function tablesOf({ title, columns, rows, isGrouped = false }: AuditTable): string[] {
  if (!isGrouped) return [printedTable(withNoBreakSpaces(title), columns, rows)];
  const groups = [...Map.groupBy(rows, ([name = '']) => name)];
  return groups.map(
    ([name, inGroup]) => `<section id="${slugify(name)}">
<h3>${text(name)}</h3>
${printedTable(
  name,
  columns.slice(1),
  inGroup.map((row) => row.slice(1)),
)}
</section>`,
  );
}

const sectionOf = (table: AuditTable): string => `<section class="sheet" id="${table.name}">
<h2>${text(table.title)}</h2>
<p><a href="${table.name}.csv">${table.name}.csv</a></p>
${tablesOf(table).join('\n')}
</section>`;

/** The pack as one page to read and to print. */
export const auditPage = (
  head: { title: string; lead: string },
  remarks: readonly string[],
  tables: readonly AuditTable[],
): string =>
  printedPage({
    title: head.title,
    lead: withNoBreakSpaces(head.lead),
    body: `${remarks.map((remark) => `<p>${text(remark)}</p>`).join('\n')}
<nav aria-label="Sommaire">
<ul>
${tables.map(({ name, title }) => `<li><a href="#${name}">${text(title)}</a></li>`).join('\n')}
<li><a href="manifest.sha256">manifest.sha256</a>, l’empreinte de chaque fichier\u00a0: <code>sha256sum -c manifest.sha256</code> les vérifie</li>
</ul>
</nav>
${tables.map(sectionOf).join('\n')}`,
  });
