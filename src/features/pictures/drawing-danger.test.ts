import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingDanger } from './drawing-danger.ts';

const svg = (inside: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;

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
  [
    'a script under a prefix with an accent',
    svg('<é:script>alert(1)</é:script>', 'xmlns:é="http://www.w3.org/2000/svg"'),
  ],
  ['a page’s own element', svg('<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=/a"/>')],
  ['a form', svg('<form xmlns="http://www.w3.org/1999/xhtml" action="https://pisteur.example/"></form>')],
  ['a form under a prefix', svg('<h:form/>', 'xmlns:h="http://www.w3.org/1999/xhtml"')],
  ['another namespace', svg('<path xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['another namespace, its letters as numbers', svg('<path xmlns="http://www.w3.org/1999/&#120;html"/>')],
  ['a link', svg('<a href="#a"><path/></a>')],
  ['a link that is a part and more', svg('<use href="&#9;#a"/>')],
  ['a drawing in a filter', svg('<filter><feImage href="data:image/svg+xml,<svg/>"/></filter>')],
  ['a photograph as a part', svg('<use href="data:image/png;base64,AAAA"/>')],
  ['an address that begins another way', svg('<path xml:base="https://pisteur.example/" fill="url(#a)"/>')],
  ['a handler under a prefix', svg('<path x:onclick="alert(1)"/>')],
  ['a handler that is animated', svg('<set attributeName="onclick" to="alert(1)"/>')],
  ['a style that is animated', svg('<set attributeName="style" to="fill:red"/>')],
  ['an address in an attribute', svg('<path cursor="url(https://pisteur.example/a)"/>')],
  ['an address of a colour', svg('<path fill="url(https://pisteur.example/a)"/>')],
  ['an address in an animation', svg('<animate attributeName="fill" to="url(//pisteur.example/a)"/>')],
  ['an address within another function', svg('<path style="filter:drop-shadow(url(//pisteur.example/a))"/>')],
  ['an address that comes by another function', svg('<style>path{background:src("//pisteur.example/a")}</style>')],
  ['markup in a title, which a page with the logo would read', svg('<title><style>a{}</style></title>')],
  ['an end of the drawing before its end', `${svg('')}<style>a{}</style>`],
  ['ends that cross', svg('<g><defs></g></defs>')],
  ['a part of signs outside a style', svg('<title><![CDATA[</title><path onload="alert(1)"/>]]></title>')],
  ['a comment that some end sooner', svg('<!--><path onload="alert(1)"/>-->')],
  ['an attribute twice', svg('<use href="#a" href="https://pisteur.example/"/>')],
  ['a space that is a letter to a browser', svg('<path\u00a0d="M0 0"/>')],
  ['an instruction', svg('<?php echo 1 ?>')],
  ['a type of document', `<!DOCTYPE svg>${svg('')}`],
  ['a name that stands for other text', svg('<title>&eacute;</title>')],
  ['a number that is no sign', svg('<title>&#x110000;</title>')],
  ['another encoding that it declares', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ['notes of Inkscape, which name folders', svg('<g inkscape:export-filename="C:\\Users\\marie\\logo.png"/>')],
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
  'Illustrator, exported': `<?xml version="1.0" encoding="UTF-8"?>
<svg id="Calque_1" data-name="Calque 1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" viewBox="0 0 240 80">
  <!-- Generator: Adobe Illustrator 29.0.0, SVG Export Plug-In . SVG Version: 2.1.0 Build 186)  -->
  <defs>
    <style>
      .st0 { fill: none; }
      .st1 { clip-path: url(#clippath); isolation: isolate; mix-blend-mode: multiply; }
      @media (prefers-color-scheme: dark) { .st0:not(.st1) { fill: rgba(0, 0, 0, .5); } }
    </style>
    <clipPath id="clippath"><rect class="st0" width="240" height="80"/></clipPath>
  </defs>
  <image class="st1" width="2" height="2" transform="translate(1 1) scale(.5)" xlink:href="data:image/png;base64,iVBORw0KGgo="/>
</svg>`,
  Figma: `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"><path d="M24 0H0V24H24V0Z" fill="white"/></mask>
<g mask="url(#mask0_1_2)" filter="url(#filter0_d_1_2)" data-figma-bg-blur-radius="4"><rect width="24" height="24" fill="url(#pattern0_1_2)"/></g>
<defs>
<filter id="filter0_d_1_2" x="0" y="0" width="24" height="24" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/>
</filter>
<pattern id="pattern0_1_2" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.01)"/></pattern>
<image id="image0_1_2" width="100" height="100" preserveAspectRatio="none" xlink:href="data:image/jpeg;base64,/9j/4AAQ"/>
</defs>
</svg>`,
  'a set of icons': `<svg aria-hidden="true" focusable="false" role="img" data-prefix="fas" class="icon" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--! Font Awesome Free 6.5.1 --><path fill="currentColor" d="M0 0"></path></svg>`,
};

test.each(Object.entries(TOOLS))('takes what is drawn with %s', (_, drawing) => {
  expect(drawingDanger(drawing)).toBeUndefined();
});

test('says what is not drawing, and in which line', () => {
  expect(drawingDanger(svg('\n<g>\n<script>alert(1)</script></g>'))).toBe('du code (<script>), ligne 3');
  expect(drawingDanger(svg('\n<sodipodi:namedview id="a"/>'))).toBe(
    'des notes du logiciel de dessin (sodipodi:namedview), ligne 2',
  );
});

test('takes every drawing of the site', () => {
  const found = globSync('{{content,public}/**,examples/*/**,src/**}/*.svg').map((file) =>
    drawingDanger(readFileSync(file, 'utf8')),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((danger) => danger !== undefined)).toEqual([]);
});
