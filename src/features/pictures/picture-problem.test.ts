import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iPhonePhotograph, plainPicture } from '#tests/support/sample-pictures.ts';
import { pictureProblem, svgDanger } from './picture-problem.ts';

const svg = (inside: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;
const svgFile = (inside: string) => Buffer.from(svg(inside, 'viewBox="0 0 9 9"'));

test('takes a picture that is what its name says', async () => {
  expect(pictureProblem('/images/a.jpeg', await plainPicture('jpeg'))).toBeUndefined();
  expect(pictureProblem('/images/a.svg', svgFile('<path d="M0 0"/>'))).toBeUndefined();
});

test.each([
  ['a text named .jpg', 'faux.jpg', Buffer.from('Bonjour'), /du texte/],
  ['an empty file', 'vide.jpg', Buffer.from(''), /vide/],
  ['a photograph of an iPhone', 'a.jpg', iPhonePhotograph(), /HEIC/],
  ['a drawing with code', 'a.svg', svgFile('<script/>'), /code/],
  ['a drawing that ends too early', 'a.svg', svgFile('<path/>').subarray(0, 60), /incomplète/],
])('refuses %s', (_, name, bytes, found) => {
  expect(pictureProblem(name, bytes)?.found).toMatch(found);
});

test('refuses what its name does not say, and proposes one that does', async () => {
  expect(pictureProblem('portrait.jpg', await plainPicture('png'))?.mend).toContain('portrait.png');
  expect(pictureProblem('anim.gif', await plainPicture('gif'))?.found).toContain('GIF');
});

test('refuses a picture that would fill all memory', async () => {
  const bomb = await plainPicture('png');
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  expect(pictureProblem('a.png', bomb)?.found).toContain('60000');
});

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script under a prefix', svg('<svg:script href="#a"/>', 'xmlns:svg="http://www.w3.org/2000/svg"')],
  ['a handler', svg('<path d="M0 0"/>', 'onload="alert(1)"')],
  ['a handler without quotes', svg('<path onclick=alert(1) />')],
  ['a handler after a bar', svg('<path/onclick="alert(1)"/>')],
  ['a page', svg('<foreignObject><body/></foreignObject>')],
  ['a frame', svg('<iframe src="#"/>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`],
  ['a handler that its type declares', `<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['a link with code', svg('<a href="javascript:alert(1)"><path/></a>')],
  ['a link with code, its letters as numbers', svg('<a href="&#106;avascript:alert(1)"><path/></a>')],
  ['a picture of another site', svg('<image xlink:href="https://pisteur.example/a.png"/>')],
  ['a drawing in the drawing', svg('<image href="data:image/svg+xml,<svg/>"/>')],
  ['a part of another file', svg('<use href="autre.svg#a"/>')],
  ['a typeface of another site', svg('<style>@font-face{src:url(https://pisteur.example/a.woff)}</style>')],
  ['an imported style', svg('<style>@import "https://pisteur.example/a.css"</style>')],
  ['an imported style, spelled out', svg('<style>@\\69mport "https://pisteur.example/a.css"</style>')],
  ['an animated link', svg('<a href="#"><set attributeName="href" to="javascript:alert(1)"/></a>')],
  ['an animated link, its letters as numbers', svg('<a href="#"><set attributeName="&#x68;ref" to="#"/></a>')],
  ['a style of another site, its letters as numbers', svg('<path style="fill:&#0117;rl(https://pisteur.example/a)"/>')],
  ['an imported style, a comment in its word', svg('<style>@im<!-- -->port "https://pisteur.example/a.css"</style>')],
  ['an imported style in two parts', svg('<style><![CDATA[@im]]><![CDATA[port "https://pisteur.example/"]]></style>')],
  [
    'a picture of another site in a style',
    svg('<style>svg{background:image-set("https://pisteur.example/a" 1x)}</style>'),
  ],
  [
    'a script in the letters of another encoding',
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('<scr\x1b(Bipt/>')}`,
  ],
  ['another encoding', Buffer.from(svg(''), 'utf16le').toString('latin1')],
])('refuses %s', (_, drawing) => {
  expect(svgDanger(drawing)).toBeDefined();
});

test.each([
  ['shapes and a gradient', svg('<linearGradient id="a"/><path fill="url(#a)" style="fill:url(\'#a\')"/>')],
  ['a repeated part', svg('<symbol id="a"/><use href="#a"/><use xlink:href="#a"/>')],
  ['a picture that it carries', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a title that names the web', svg('<title>Voir https://exemple.example, « ma photo on-line »</title>')],
  ['quotes and marks as numbers', svg('<title>L&#39;&#xE9;t&#233; &#x26; &#34;plus&#34; &#x110000;</title>')],
  ['an animation', svg('<animate attributeName="opacity" to="1"/>')],
])('takes %s', (_, drawing) => {
  expect(svgDanger(drawing)).toBeUndefined();
});

test('takes every drawing of the site', () => {
  const found = globSync('{content,public}/images/**/*.svg').map((file) => svgDanger(readFileSync(file, 'utf8')));
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((danger) => danger !== undefined)).toEqual([]);
});
