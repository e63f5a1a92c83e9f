import { telHref } from '#src/lib/telephone.ts';
import { escapeXml } from '#src/lib/html.ts';
import { PALETTE } from '#src/site/brand.ts';
import { systemFontFamily, TYPEFACES } from '#src/site/fonts.ts';

export type Block = { text: string; html: string };

export type EmailBody = { title: string; blocks: readonly Block[]; signature: readonly string[] };

const PHONE = /(?<![\w+])(?:\+\d{1,3}|0)(?:[\s.-]?\d){8,11}(?!\w)/g;

const html = (text: string): string =>
  escapeXml(text).replace(PHONE, (phone) => `<a href="${telHref(phone)}">${phone}</a>`);

export const textBlock = (text: string): Block => ({ text, html: `<p>${html(text)}</p>` });

export const promiseBlock = (label: string, text: string): Block => ({
  text: `${label}\u00A0: ${text}`,
  html: `<p class="promise"><span>${escapeXml(label)}</span>${html(text)}</p>`,
});

const titled = (title: string, lines: readonly string[], content: string): Block => ({
  text: [title, ...lines].join('\n'),
  html: `<h2>${escapeXml(title)}</h2>${content}`,
});

export function factsBlock(title: string, facts: readonly (readonly [label: string, value: string])[]): Block {
  const lines = facts.map(([label, value]) => `  ${label}\u00A0: ${value}`);
  const rows = facts.map(
    ([label, value]) => `<tr><th scope="row">${escapeXml(label)}</th><td>${html(value)}</td></tr>`,
  );
  return titled(title, lines, `<table>${rows.join('')}</table>`);
}

export function listBlock(title: string, items: readonly string[]): Block {
  const lines = items.map((item) => `  - ${item}`);
  return titled(title, lines, `<ul>${items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`);
}

export const quoteBlock = (title: string, text: string): Block =>
  titled(title, [text.replace(/^/gm, '  ')], `<div class="quote">${html(text)}</div>`);

export const emailText = ({ title, blocks, signature }: EmailBody): string =>
  [title, ...blocks.map(({ text }) => text), `-- \n${signature.join('\n')}`].join('\n\n').concat('\n');

const HEADING = systemFontFamily(TYPEFACES.heading.serif);
const TEXT = systemFontFamily(TYPEFACES.text.serif);

const STYLE = `
:root { color-scheme: light; supported-color-schemes: light; }
body { margin: 0; padding: 0; background: ${PALETTE.paper}; }
.page { max-width: 600px; margin: 0 auto; padding: 24px 12px; }
.brand { margin: 0 0 16px; padding-left: 28px; color: ${PALETTE.ink}; font: 700 24px/32px ${HEADING}; }
.sheet { padding: 28px 24px; color: ${PALETTE.ink}; background: ${PALETTE.sheet}; border: 1px solid ${PALETTE.ruling}; border-left: 4px solid ${PALETTE.margin}; }
.sheet, .sheet td, .sheet th { font-family: ${TEXT}; font-size: 16px; line-height: 26px; }
h1 { margin: 0 0 20px; font: 600 26px/34px ${HEADING}; color: ${PALETTE.inkDeep}; }
h2 { margin: 28px 0 8px; font: 600 18px/26px ${HEADING}; color: ${PALETTE.inkDeep}; }
p { margin: 0 0 16px; }
ul { margin: 0 0 16px; padding-left: 20px; }
li { margin-bottom: 6px; }
a { color: ${PALETTE.ink}; }
.promise { margin: 0 0 20px; padding: 14px 18px; font-weight: 600; color: ${PALETTE.inkDeep}; background: ${PALETTE.marginWash}; border-left: 4px solid ${PALETTE.margin}; }
.promise span { display: block; color: ${PALETTE.marginDeep}; font-size: 14px; line-height: 20px; }
table { width: 100%; margin: 0 0 16px; border-collapse: collapse; }
th { width: 1%; padding: 6px 20px 6px 0; white-space: nowrap; color: ${PALETTE.inkSoft}; font-weight: 400; text-align: left; vertical-align: top; border-bottom: 1px solid ${PALETTE.ruling}; }
td { padding: 6px 0; vertical-align: top; border-bottom: 1px solid ${PALETTE.ruling}; word-break: break-word; overflow-wrap: anywhere; }
.quote { margin: 0 0 16px; padding: 12px 16px; background: ${PALETTE.paper}; white-space: pre-wrap; overflow-wrap: anywhere; }
.signature { margin: 0; padding: 16px 28px; color: ${PALETTE.inkSoft}; font: 14px/22px ${TEXT}; }
@media (max-width: 480px) {
  th, td { display: block; width: auto; }
  th { padding-bottom: 0; white-space: normal; border-bottom: 0; }
  td { padding-top: 0; }
}
`;

export const emailHtml = ({ title, blocks, signature }: EmailBody, brand: string): string =>
  `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="page">
<p class="brand">${escapeXml(brand)}</p>
<div class="sheet">
<h1>${escapeXml(title)}</h1>
${blocks.map((block) => block.html).join('\n')}
</div>
<p class="signature">${signature.map(html).join('<br>')}</p>
</div>
</body>
</html>
`;
