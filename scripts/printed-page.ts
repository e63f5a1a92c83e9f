import { escapeXml } from '../src/lib/html.ts';
import { PALETTE } from '../src/site/brand.ts';
import { systemFaces, TYPEFACES } from '../src/site/fonts.ts';

const HEADING = systemFaces(TYPEFACES.heading.serif);
const TEXT = systemFaces(TYPEFACES.text.serif);

/** The site's paper, ink and margin, without its fonts: the page has to stand alone. */
const STYLE = `
:root { color-scheme: light; --paper: ${PALETTE.paper}; --sheet: ${PALETTE.sheet}; --rule: ${PALETTE.ruling}; --ink: ${PALETTE.ink}; --soft: ${PALETTE.inkSoft}; --margin: ${PALETTE.margin}; --deep: ${PALETTE.marginDeep}; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 ${TEXT}; }
main { max-width: 72rem; margin-inline: auto; padding: 2.5rem 1.25rem 4rem 2.5rem; border-left: 2px solid var(--margin); }
h1, h2, h3 { font-family: ${HEADING}; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.25rem; margin: 0; }
h2 { margin: 2.75rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 2px solid var(--rule); }
h3 { margin: 1.75rem 0 0.25rem; font-size: 1.125rem; }
p { margin: 0.35rem 0; max-width: 75ch; overflow-wrap: anywhere; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px; }
.lead { font-size: 1.125rem; }
.soft { color: var(--soft); }
td:nth-child(2):not(:last-child) { min-width: 6rem; }
.tag { display: inline-block; margin-right: 0.5rem; padding: 0 0.5em; border: 1px solid; border-radius: 3px; font: 700 0.875rem/1.6 ${TEXT}; }
.tag--error, .tag--warning { color: var(--deep); }
.tag--error { background: var(--deep); color: #fff; }
.mend { color: #23603f; }
.table { overflow-x: auto; margin: 0.75rem 0; }
table { width: 100%; border-collapse: collapse; background: var(--sheet); font-size: 0.9375rem; }
caption { text-align: left; padding-bottom: 0.35rem; color: var(--soft); }
th, td { padding: 0.4rem 0.6rem; border: 1px solid var(--rule); text-align: left; vertical-align: top; overflow-wrap: break-word; }
thead th { white-space: nowrap; }
tbody th { font-weight: 600; min-width: 8rem; }
td p:first-child { margin-top: 0; }
nav ul { columns: 20rem; padding-left: 1.1rem; }
code { font-size: 0.9em; }
@media print {
  @page { margin: 14mm; }
  body, table { background: #fff; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0 0 0 1rem; }
  h2, h3 { break-after: avoid; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  .sheet { break-before: page; }
  .table { overflow: visible; }
}`;

/** One page that stands alone: no script, no font, no picture of elsewhere. `body` is HTML, the rest is text. */
export const printedPage = ({
  title,
  lead,
  body,
}: {
  title: string;
  lead: string;
  body: string;
}): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<header>
<h1>${escapeXml(title)}</h1>
<p class="lead">${escapeXml(lead)}</p>
</header>
${body}
</main>
</body>
</html>
`;

/** Text in a cell: an address is a link, lines stay, and a path or the name of a field may break after a mark. */
function cellText(text: string): string {
  const broken = escapeXml(text)
    .replaceAll('\n', '<br>')
    .replace(/(?<=[a-z][./-])(?=[a-z])/g, '<wbr>');
  return /^https:\/\/\S+$/.test(text) ? `<a href="${escapeXml(text)}">${broken}</a>` : broken;
}

/** A table of text; the first cell of a row is its heading. It scrolls where it has to. */
export function printedTable(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cell = (text: string, index: number) =>
    index === 0 ? `<th scope="row">${cellText(text)}</th>` : `<td>${cellText(text)}</td>`;
  const head = columns.map((column) => `<th scope="col">${escapeXml(column)}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  return `<div class="table" role="region" aria-label="${escapeXml(caption)}" tabindex="0">
<table>
<caption>${escapeXml(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</div>`;
}
