import { expect, test } from 'vitest';
import { imagePath } from '#src/fields/fields.ts';
import { iPhonePhotograph, photograph, plainPicture } from '#tests/support/sample-pictures.ts';
import { drawingDanger, pictureName, pictureProblem, readPicture } from './picture-problem.ts';

const svg = (content: string, attrs = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attrs}>${content}</svg>`;

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts a %s and reads its size', async (format) => {
  const bytes = await plainPicture(format);
  expect(readPicture(bytes)).toEqual({ kind: format.replace('jpeg', 'jpg'), width: 30, height: 20 });
  expect(pictureProblem(`/images/a.${format}`, bytes)).toBeUndefined();
});

test('returns the size of the upright photo', async () => {
  expect(readPicture(await photograph(40, 20))).toMatchObject({ width: 20, height: 40 });
});

test.each([
  ['a text named .jpg', 'faux.jpg', Buffer.from('Bonjour'), /pas une image connue/],
  ['an empty file', 'vide.jpg', Buffer.from(''), /vide/],
  ['a PDF', 'a.jpg', Buffer.from('%PDF-1.7\n'), /un PDF/],
  ['an iPhone photo', 'a.jpg', await iPhonePhotograph(), /HEIC/],
  ['a drawing with code', 'a.svg', Buffer.from(svg('<script/>')), /code/],
  ['a truncated drawing', 'a.svg', Buffer.from(svg('<path/>').slice(0, 60)), /incomplète/],
  ['a GIF', 'a.gif', await plainPicture('gif'), /une image GIF/],
  ['a TIFF', 'a.tiff', await plainPicture('tiff'), /une image TIFF/],
])('rejects %s', (_, name, bytes, found) => {
  expect(pictureProblem(name, bytes)?.found).toMatch(found);
});

test('rejects a wrong extension and proposes the right one', async () => {
  expect(pictureProblem('portrait.jpg', await plainPicture('png'))?.remedy).toContain('portrait.png');
});

test.each([
  ['Capture d’écran 2026-11-22 à 10.10.10.jpg', 'capture-d-ecran-2026-11-22-a-10-10-10.jpg'],
  ['Été à Angers.JPG', 'ete-a-angers.jpg'],
  ['photo.jpeg', 'photo.jpg'],
  ['日本.png', 'image.jpg'],
])('proposes a name for %s', (name, proposal) => {
  expect(pictureName(name, 'jpg')).toBe(proposal);
  expect(imagePath('Image').safeParse(`/images/${proposal}`).success).toBe(true);
});

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
