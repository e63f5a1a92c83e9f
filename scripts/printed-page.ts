import { withNoBreakSpaces } from '../src/lib/french-text.ts';
import { escapeXml } from '../src/lib/html.ts';
import { PALETTE } from '../src/site/brand.ts';
import { systemFaces, TYPEFACES } from '../src/site/fonts.ts';

/** A table of text. The first cell of a row is its heading. */
export type ReportTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  id?: string;
  title?: string;
  /** Before the title: how grave it is. */
  tag?: { severity: string; name: string } | undefined;
  note?: string | undefined;
};

export type ReportSection = {
  id: string;
  title: string;
  /** Beside the title in the contents. */
  count?: string;
  /** A file with the same rows. */
  file?: string;
  tables: readonly ReportTable[];
};

export type Report = {
  title: string;
  lead: string;
  remarks?: readonly string[];
  sections: readonly ReportSection[];
};

const HEADING = systemFaces(TYPEFACES.heading.serif);
const TEXT = systemFaces(TYPEFACES.text.serif);

/** The colours of the site without its typefaces: the page has to stand alone. */
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
.soft, caption { color: var(--soft); }
.tag { display: inline-block; margin-right: 0.5rem; padding: 0 0.5em; border: 1px solid; border-radius: 3px; font: 700 0.875rem/1.6 ${TEXT}; }
.warning { color: var(--deep); }
.error { background: var(--deep); color: #fff; }
.table { overflow-x: auto; margin: 0.75rem 0; }
table { width: 100%; border-collapse: collapse; background: var(--sheet); font-size: 0.9375rem; }
caption { text-align: left; padding-bottom: 0.35rem; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid var(--rule); text-align: left; vertical-align: top; overflow-wrap: break-word; }
thead th { white-space: nowrap; }
tbody th { font-weight: 600; min-width: 8rem; }
td:nth-child(2):not(:last-child) { min-width: 6rem; }
nav ul { columns: 20rem; padding-left: 1.1rem; }
@media print {
  @page { margin: 14mm; }
  body, table { background: #fff; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0 0 0 1rem; }
  section { break-before: page; }
  h2, h3 { break-after: avoid; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  .table { overflow: visible; }
}`;

const text = (words: string): string => escapeXml(withNoBreakSpaces(words));

/** Text in a cell: an address is a link, lines stay, and a path or the name of a field may break after a mark. */
function cellText(words: string): string {
  const broken = escapeXml(words)
    .replaceAll('\n', '<br>')
    .replace(/(?<=[a-z][./-])(?=[a-z])/g, '<wbr>');
  return /^https:\/\/\S+$/.test(words) ? `<a href="${escapeXml(words)}">${broken}</a>` : broken;
}

const rowOf = ([heading = '', ...cells]: readonly string[]): string =>
  `<tr><th scope="row">${cellText(heading)}</th>${cells.map((cell) => `<td>${cellText(cell)}</td>`).join('')}</tr>`;

/** A table with its heading. It scrolls on narrow screens. */
const printTable = ({
  id,
  title,
  tag,
  note,
  caption,
  columns,
  rows,
}: ReportTable): string => `<div${id === undefined ? '' : ` id="${id}"`}>
${title === undefined ? '' : `<h3>${tag ? `<span class="tag ${tag.severity}">${tag.name}</span>` : ''}${text(title)}</h3>`}
${note === undefined ? '' : `<p class="soft">${text(note)}</p>`}
<div class="table" role="region" aria-label="${text(caption)}" tabindex="0">
<table>
<caption>${text(caption)}</caption>
<thead><tr>${columns.map((column) => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>
</div>
</div>`;

const printSection = ({ id, title, file, tables }: ReportSection): string => `<section id="${id}">
<h2>${text(title)}</h2>
${file === undefined ? '' : `<p><a href="${file}">${file}</a></p>`}
${tables.map(printTable).join('\n')}
</section>`;

/** A report as one page to read, to send and to print, without a script, a typeface or a picture from elsewhere. */
export const reportPage = ({ title, lead, remarks = [], sections }: Report): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
<p class="lead">${text(lead)}</p>
${remarks.map((remark) => `<p>${text(remark)}</p>`).join('\n')}
<nav aria-label="Sommaire">
<ul>
${sections.map(({ id, title: name, count }) => `<li><a href="#${id}">${text(name)}</a>${count === undefined ? '' : `, ${count}`}</li>`).join('\n')}
</ul>
</nav>
${sections.map(printSection).join('\n')}
</main>
</body>
</html>
`;
