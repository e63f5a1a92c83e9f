import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingDanger } from './picture-problem.ts';

const svg = (content: string, attrs = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attrs}>${content}</svg>`;

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('<path d="M0 0"/>', 'onload="alert(1)"')],
  ['an embedded page', svg('<foreignObject><body/></foreignObject>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['a link with code', svg('<a href="javascript:alert(1)"><path/></a>')],
  ['a picture of another site', svg('<image xlink:href="https://pisteur.example/a.png"/>')],
  ['a part of another file', svg('<use href="autre.svg#a"/>')],
  ['an imported style', svg('<style>@import "https://pisteur.example/a.css"</style>')],
  ['Inkscape metadata', svg('<g inkscape:export-filename="C:/Users/marie/logo.png"/>')],
  ['another encoding', Buffer.from(svg(''), 'utf16le').toString('latin1')],
])('rejects %s', (_, drawing) => {
  expect(drawingDanger(drawing)).toBeDefined();
});

test.each([
  ['shapes and a gradient', svg('<linearGradient id="a"/><path fill="url(#a)" style="fill:url(\'#a\')"/>')],
  ['a repeated part', svg('<symbol id="a"/><use href="#a"/><use xlink:href="#a"/>')],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a title with a URL', svg('<title>Voir https://exemple.example, « ma photo on-line »</title>')],
])('accepts %s', (_, drawing) => {
  expect(drawingDanger(drawing)).toBeUndefined();
});

test('accepts every drawing of the site', () => {
  const found = globSync('{{content,public}/**,examples/*/**,src/**}/*.svg').map((file) =>
    drawingDanger(readFileSync(file, 'utf8')),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((danger) => danger !== undefined)).toEqual([]);
});
