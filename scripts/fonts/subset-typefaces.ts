import subsetFont from 'subset-font';
import { compileTypst, typstCompiler, typstFamily } from '#src/lib/typst.ts';
import type { Typefaces } from '#src/site/brand-schema.ts';
import { FALLBACK_FONTS, LINE_METRICS, type Role, WIDTH_SAMPLES } from '#src/site/fonts.ts';
import type { FONT_FILES, TypefaceRecord } from '#src/site/typeface-files.ts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { create, type Font } from 'fontkitten';
import { BRAND_FOLDER } from '../../src/site/brand-files.ts';

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const FRENCH = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…·•€°№×→←↗½²\u00a0\u202f';

export const ALL = ASCII + FRENCH;

const WESTERN = Array.from({ length: 0xff - 0xc0 + 1 }, (_, index) => String.fromCharCode(0xc0 + index)).join('');

const PRINTED = `${ALL}${WESTERN}¡¿`;

/** Typefaces may lack these characters, because devices draw them in another font or derive U+202F from the space. */
const OPTIONAL = 'Ÿ№→←↗½\u202f';

const REQUIRED = Array.from(ALL)
  .filter((character) => !OPTIONAL.includes(character))
  .join('');

/** The ranges of `src/styles/fonts.css` list the same characters. */
export const RARE = `"#$&'*<>[\\]^\`{|}~äæöüÿÂÄÆËÏÔÖŒÙÛÜŸ‘“”—•№×→←↗½²`;

export const COMMON = Array.from(ALL)
  .filter((character) => !RARE.includes(character))
  .join('');

export type TypefaceSource = { name: string; bytes: Buffer; font: Font };

const PACKAGE_FILE = 'files/*-latin-wght-normal.woff2';

function fileOf(name: string, root: string): string {
  const inBrand = name.startsWith('fonts/');
  const folder = inBrand ? join(root, BRAND_FOLDER) : join(root, 'node_modules', name);
  const [file = ''] = inBrand ? [name] : globSync(PACKAGE_FILE, { cwd: folder });
  const path = resolve(folder, file);
  if (file !== '' && existsSync(path)) return path;
  throw new Error(
    `La police « ${name} » est introuvable : déposez son fichier dans ${BRAND_FOLDER}/fonts et nommez-le fonts/nom.woff2, ou installez un paquet qui contient ${PACKAGE_FILE}.`,
  );
}

function readTypeface(name: string, root = '.'): TypefaceSource {
  const bytes = readFileSync(fileOf(name, root));
  const font = create(bytes);
  if (font.isCollection) throw new Error(`La police « ${name} » en réunit plusieurs : il en faut une seule.`);
  const missing = Array.from(REQUIRED).filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  if (missing.length === 0) return { name, bytes, font };
  throw new Error(
    `La police « ${name} » n’a pas tous les signes du français. Il lui manque : ${missing.join(' ')}. Choisissez-en une autre, ou un fichier plus complet de celle-ci.`,
  );
}

function assertWeights({ name, font }: TypefaceSource, from: number, to: number): void {
  const axis = font.variationAxes.wght;
  if (axis === undefined ? from === to : axis.min <= from && to <= axis.max) return;
  const has = axis === undefined ? 'une seule graisse' : `une graisse de ${axis.min} à ${axis.max}`;
  const wanted = from === to ? String(from) : `de ${from} à ${to}`;
  throw new Error(`La police « ${name} » a ${has} ; il faut ${wanted}. Choisissez une police variable.`);
}

const writeNumbers = (file: Buffer, start: number, numbers: readonly number[]): void => {
  for (const [index, number] of numbers.entries()) file.writeInt16BE(number, start + 2 * index);
};

/** Writes the same metrics into several tables, because operating systems read different tables. */
async function withLineMetrics({ bytes, font }: TypefaceSource, role: Role): Promise<Buffer> {
  const ascent = Math.round(LINE_METRICS[role].ascent * font.unitsPerEm);
  const descent = Math.round(LINE_METRICS[role].descent * font.unitsPerEm);
  if (font.ascent === ascent && font.descent === -descent && font.lineGap === 0) return bytes;
  const file = Buffer.from(await subsetFont(bytes, PRINTED, { targetFormat: 'truetype', dropTables: ['MVAR'] }));
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  for (const table of tables) {
    const [name, start] = [file.toString('latin1', table, table + 4), file.readUInt32BE(table + 8)];
    if (name === 'hhea') writeNumbers(file, start + 4, [ascent, -descent, 0]);
    if (name === 'OS/2') writeNumbers(file, start + 68, [ascent, -descent, 0, ascent, descent]);
  }
  return file;
}

const TEXT_WEIGHTS = { min: 400, max: 700 };
const [READING, STRONG] = [430, 600];

type Weights = number | typeof TEXT_WEIGHTS;
type FontFile = { name: (typeof FONT_FILES)[number]; bytes: Uint8Array };

function subsetter({ font }: TypefaceSource, file: Buffer) {
  const { wght, ...otherAxes } = font.variationAxes;
  const defaults = Object.entries(otherAxes).map(([axis, range]) => [axis, range?.default ?? 0] as const);
  const axesOf = (weights: Weights) => ({ ...Object.fromEntries(defaults), ...(wght && { wght: weights }) });
  return {
    page: (characters: string, weights: Weights, keepFeatures: string[]) =>
      subsetFont(file, characters, {
        ...{ targetFormat: 'woff2', keepFeatures, noHinting: true, dropTables: ['STAT', 'GDEF'] },
        variationAxes: axesOf(weights),
      }),
    // Pango, which sets the text of share pictures, cannot read woff2.
    print: (weight: number) => subsetFont(file, PRINTED, { targetFormat: 'truetype', variationAxes: axesOf(weight) }),
  };
}

/** The width of the sample text, in ems. */
function widthOf(role: Role, { font }: TypefaceSource, bytes: Uint8Array): number {
  const compiler = typstCompiler([Buffer.from(bytes)]);
  const document = compileTypst(compiler, {
    mainFileContent: `#set text(font: ${JSON.stringify(typstFamily(font.familyName))}, size: 1pt)
#context [#metadata(measure(sys.inputs.sample).width.pt())<width>]`,
    inputs: { sample: WIDTH_SAMPLES[role] },
  });
  const [width] = compiler.query(document, { selector: '<width>', field: 'value' }) as [number];
  return width;
}

/** The `size-adjust` of each fallback font, in percent. */
const sizesOf = (role: Role, serif: boolean, width: number): number[] =>
  FALLBACK_FONTS[serif ? 'serif' : 'sans'][role].map((face) => Math.round((width / face.width) * 200) / 2);

export async function subsetTypefaces({ heading, text }: Typefaces, root = '.') {
  const [headings, texts] = [readTypeface(heading.font, root), readTypeface(text.font, root)];
  assertWeights(headings, heading.weight, heading.weight);
  assertWeights(texts, TEXT_WEIGHTS.min, TEXT_WEIGHTS.max);
  const ofHeadings = subsetter(headings, await withLineMetrics(headings, 'heading'));
  const ofTexts = subsetter(texts, await withLineMetrics(texts, 'text'));
  const [title, reading, strong] = await Promise.all([
    ofHeadings.print(heading.weight),
    ofTexts.print(READING),
    ofTexts.print(STRONG),
  ]);
  const files: FontFile[] = [
    { name: 'heading.woff2', bytes: await ofHeadings.page(COMMON, heading.weight, ['kern', 'liga']) },
    { name: 'heading-rare.woff2', bytes: await ofHeadings.page(RARE, heading.weight, ['kern', 'liga']) },
    { name: 'heading.ttf', bytes: title },
    { name: 'text.woff2', bytes: await ofTexts.page(COMMON, TEXT_WEIGHTS, ['kern']) },
    { name: 'text-rare.woff2', bytes: await ofTexts.page(RARE, TEXT_WEIGHTS, ['kern']) },
    { name: 'text.ttf', bytes: reading },
    { name: 'strong.ttf', bytes: strong },
  ];
  // Averages both widths, because pages show about as much text in the reading weight as in stronger weights.
  const textWidth = (widthOf('text', texts, reading) + widthOf('text', texts, strong)) / 2;
  const record: TypefaceRecord = {
    heading: {
      ...heading,
      family: headings.font.familyName,
      sizes: sizesOf('heading', heading.serif, widthOf('heading', headings, title)),
    },
    text: { ...text, family: texts.font.familyName, sizes: sizesOf('text', text.serif, textWidth) },
  };
  return { files, record };
}
