import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingDanger } from './drawing-danger.ts';

const svg = (inside: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script under a prefix', svg('<svg:script href="#a"/>')],
  ['a handler', svg('<path d="M0 0"/>', 'onload="alert(1)"')],
  ['a page', svg('<foreignObject><body/></foreignObject>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['a link with code', svg('<a href="javascript:alert(1)"><path/></a>')],
  ['a picture of another site', svg('<image xlink:href="https://pisteur.example/a.png"/>')],
  ['a part of another file', svg('<use href="autre.svg#a"/>')],
  ['an imported style', svg('<style>@import "https://pisteur.example/a.css"</style>')],
  ['an address of a colour', svg('<path fill="url(https://pisteur.example/a)"/>')],
  ['a handler that is animated', svg('<set attributeName="onclick" to="alert(1)"/>')],
  ['notes of Inkscape', svg('<g inkscape:export-filename="C:/Users/marie/logo.png"/>')],
  ['another encoding', Buffer.from(svg(''), 'utf16le').toString('latin1')],
])('refuses %s', (_, drawing) => {
  expect(drawingDanger(drawing)).toBeDefined();
});

test.each([
  ['shapes and a gradient', svg('<linearGradient id="a"/><path fill="url(#a)" style="fill:url(\'#a\')"/>')],
  ['a repeated part', svg('<symbol id="a"/><use href="#a"/><use xlink:href="#a"/>')],
  ['a picture that it carries', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a title that names the web', svg('<title>Voir https://exemple.example, « ma photo on-line »</title>')],
  ['quotes and marks as numbers', svg('<title>L&#39;&#xE9;t&#233; &#x26; &#34;plus&#34;</title>')],
  ['an animation', svg('<animate attributeName="opacity" to="1"/>')],
])('takes %s', (_, drawing) => {
  expect(drawingDanger(drawing)).toBeUndefined();
});

const TOOLS: Readonly<Record<string, string>> = {
  'Inkscape, simple': `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg
   width="210mm"
   height="297mm"
   viewBox="0 0 210 297"
   version="1.1"
   id="svg5"
   xml:space="preserve"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg"><defs
     id="defs2"><linearGradient
       id="linearGradient1"><stop
         style="stop-color:#1e2756;stop-opacity:1;"
         offset="0"
         id="stop1" /></linearGradient><linearGradient
       xlink:href="#linearGradient1"
       id="linearGradient2"
       x1="10"
       gradientUnits="userSpaceOnUse" /></defs><g
     id="layer1"><text
       xml:space="preserve"
       style="font-size:10.58px;font-family:Eczar;-inkscape-font-specification:'Eczar, Normal';fill:url(#linearGradient2);stroke-width:0.264583"
       x="32"
       y="64"
       id="text1"><tspan
         id="tspan1"
         x="32"
         y="64">L’encrier</tspan></text></g></svg>
`,
  'a set of icons': `<svg aria-hidden="true" focusable="false" role="img" data-prefix="fas" class="icon" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--! Font Awesome Free 6.5.1 --><path fill="currentColor" d="M0 0"></path></svg>`,
};

test.each(Object.entries(TOOLS))('takes what is drawn with %s', (_, drawing) => {
  expect(drawingDanger(drawing)).toBeUndefined();
});

test('says what is not drawing, and in which line', () => {
  expect(drawingDanger(svg('\n<g>\n<script>alert(1)</script></g>'))).toBe('du code (<script>), ligne 3');
});

test('takes every drawing of the site', () => {
  const found = globSync('{{content,public}/**,examples/*/**,src/**}/*.svg').map((file) =>
    drawingDanger(readFileSync(file, 'utf8')),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((danger) => danger !== undefined)).toEqual([]);
});
