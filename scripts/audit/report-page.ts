import { slugify, withNoBreakSpaces } from '../../src/lib/french-text.ts';
import { escapeXml } from '../../src/lib/html.ts';
import { PALETTE } from '../../src/site/brand.ts';
import { systemFontFamily, TYPEFACES } from '../../src/site/fonts.ts';

export type ReportTable = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The colours of the site with system fonts, because the page loads no other file. */
const STYLE = `
:root { color-scheme: light; }
body { max-width: 72rem; margin: auto; padding: 2rem 1.25rem; color: ${PALETTE.ink}; font: 1rem/1.5 ${systemFontFamily(TYPEFACES.text.serif)}; }
h1, h2 { font-family: ${systemFontFamily(TYPEFACES.heading.serif)}; line-height: 1.2; break-after: avoid; }
h2 { margin-top: 2.5rem; }
:focus-visible { outline: 3px solid ${PALETTE.marginDeep}; outline-offset: 2px; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid ${PALETTE.ruling}; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { min-width: 7rem; }
tr { break-inside: avoid; }`;

const text = (words: string): string => escapeXml(withNoBreakSpaces(words));

const cellText = (words: string): string =>
  /^https:\/\/\S+$/.test(words)
    ? `<a href="${escapeXml(words)}">${escapeXml(words)}</a>`
    : escapeXml(words).replaceAll('\n', '<br>');

const rowOf = ([heading = '', ...cells]: readonly string[]): string =>
  `<tr><th scope="row">${cellText(heading)}</th>${cells.map((cell) => `<td>${cellText(cell)}</td>`).join('')}</tr>`;

const tableHtml = ({ title, columns, rows }: ReportTable): string => `<section id="${slugify(title)}">
<h2>${text(title)}</h2>
<div class="table" role="region" aria-label="${text(title)}" tabindex="0">
<table>
<thead><tr>${columns.map((column) => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>
</div>
</section>`;

export const reportPage = (title: string, lead: string, tables: readonly ReportTable[]): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
<p>${text(lead)}</p>
<nav aria-label="Sommaire">
<ul>
${tables.map(({ title: name }) => `<li><a href="#${slugify(name)}">${text(name)}</a></li>`).join('\n')}
</ul>
</nav>
${tables.map(tableHtml).join('\n')}
</main>
</body>
</html>
`;
