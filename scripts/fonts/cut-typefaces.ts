import subsetFont from 'subset-font';
import { compileTypst, typstCompiler, typstFamily } from '#src/lib/typst.ts';
import type { Typefaces } from '#src/site/brand-schema.ts';
import { REACH, type Role, SAMPLES, STAND_INS } from '#src/site/fonts.ts';
import type { CUT_FILES, CutRecord } from '#src/site/typeface-files.ts';
import { assertWeights, COMMON, PRINTED, RARE, readTypeface, type TypefaceSource } from './typeface-source.ts';

/** The offsets of line heights in the tables of a font. Operating systems read different tables. */
const LINES = {
  hhea: { ascent: [4], descent: [6], gap: [8], written: -1 },
  'OS/2': { ascent: [68], descent: [70], gap: [72], written: -1 },
  windows: { ascent: [74], descent: [76], gap: [], written: 1 },
} as const;

const tables = (file: Buffer): Map<string, number> =>
  new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const record = 12 + index * 16;
      return [file.toString('latin1', record, record + 4), file.readUInt32BE(record + 8)] as const;
    }),
  );

const inUnits = ({ font }: TypefaceSource, role: Role) => ({
  ascent: Math.round(REACH[role].ascent * font.unitsPerEm),
  descent: Math.round(REACH[role].descent * font.unitsPerEm),
});

/** Whether the lines of a typeface already have the common height. */
function standsOnRulings(source: TypefaceSource, role: Role): boolean {
  const { ascent, descent } = inUnits(source, role);
  return source.font.ascent === ascent && source.font.descent === -descent && source.font.lineGap === 0;
}

/** A TrueType file with the common line height of its role. */
function setOnRulings(file: Uint8Array, source: TypefaceSource, role: Role): Buffer {
  const moved = Buffer.from(file);
  const places = tables(moved);
  const { ascent, descent } = inUnits(source, role);
  for (const [name, lines] of Object.entries(LINES)) {
    const start = places.get(name === 'windows' ? 'OS/2' : name) ?? 0;
    for (const offset of lines.ascent) moved.writeInt16BE(ascent, start + offset);
    for (const offset of lines.descent) moved.writeInt16BE(lines.written * descent, start + offset);
    for (const offset of lines.gap) moved.writeInt16BE(0, start + offset);
  }
  return moved;
}

// Pages use kerning and, in headings, ligatures.
const FEATURES = { heading: ['kern', 'liga'], text: ['kern'] };

const TEXT_WEIGHTS = { min: 400, max: 700 };
/** The weights of programmes; share pictures use the strong one. */
const [READING, STRONG] = [430, 600];

type Weights = number | typeof TEXT_WEIGHTS;
type CutFile = { name: (typeof CUT_FILES)[number]; bytes: Uint8Array };

/** Every axis but the weight keeps its default. */
const axesOf = ({ font }: TypefaceSource, weights: Weights) =>
  Object.fromEntries(
    Object.entries(font.variationAxes).map(([axis, range]) => [
      axis,
      axis === 'wght' ? weights : (range?.default ?? 0),
    ]),
  );

/** The file that all others are cut from, with the common line height. */
async function onRulings(source: TypefaceSource, role: Role): Promise<Uint8Array> {
  if (standsOnRulings(source, role)) return source.bytes;
  const whole = await subsetFont(source.bytes, PRINTED, { targetFormat: 'truetype', dropTables: ['MVAR'] });
  return setOnRulings(whole, source, role);
}

function cutterOf(source: TypefaceSource, role: Role, file: Uint8Array) {
  const axes = (weights: Weights) => ({ variationAxes: axesOf(source, weights) });
  return {
    page: (characters: string, weights: Weights) =>
      subsetFont(Buffer.from(file), characters, {
        ...{ targetFormat: 'woff2', keepFeatures: FEATURES[role], noHinting: true, dropTables: ['STAT', 'GDEF'] },
        ...axes(weights),
      }),
    // Pango, which sets the text of share pictures, can't read woff2.
    print: (weight: number) => subsetFont(Buffer.from(file), PRINTED, { targetFormat: 'truetype', ...axes(weight) }),
  };
}

/** The width of the sample of its role, in ems. */
function widthOf(role: Role, { font }: TypefaceSource, bytes: Uint8Array): number {
  const compiler = typstCompiler([Buffer.from(bytes)]);
  const document = compileTypst(compiler, {
    mainFileContent: `#set text(font: ${JSON.stringify(typstFamily(font.familyName))}, size: 1pt)
#context [#metadata(measure(sys.inputs.sample).width.pt())<width>]`,
    inputs: { sample: SAMPLES[role] },
  });
  const [width] = compiler.query(document, { selector: '<width>', field: 'value' }) as [number];
  return width;
}

/** To half a hundredth, for each typeface that stands in for this one. */
const sizesOf = (role: Role, serif: boolean, width: number): number[] =>
  STAND_INS[serif ? 'serif' : 'sans'][role].map((face) => Math.round((width / face.width) * 200) / 2);

export async function cutTypefaces({ heading, text }: Typefaces, root = '.') {
  const [headings, texts] = [readTypeface(heading.font, root), readTypeface(text.font, root)];
  assertWeights(headings, heading.weight, heading.weight);
  assertWeights(texts, TEXT_WEIGHTS.min, TEXT_WEIGHTS.max);
  const ofHeadings = cutterOf(headings, 'heading', await onRulings(headings, 'heading'));
  const ofTexts = cutterOf(texts, 'text', await onRulings(texts, 'text'));
  const [title, reading, strong] = await Promise.all([
    ofHeadings.print(heading.weight),
    ofTexts.print(READING),
    ofTexts.print(STRONG),
  ]);
  const files: CutFile[] = [
    { name: 'heading.woff2', bytes: await ofHeadings.page(COMMON, heading.weight) },
    { name: 'heading-rare.woff2', bytes: await ofHeadings.page(RARE, heading.weight) },
    { name: 'heading.ttf', bytes: title },
    { name: 'text.woff2', bytes: await ofTexts.page(COMMON, TEXT_WEIGHTS) },
    { name: 'text-rare.woff2', bytes: await ofTexts.page(RARE, TEXT_WEIGHTS) },
    { name: 'text.ttf', bytes: reading },
    { name: 'strong.ttf', bytes: strong },
  ];
  // Screens show about as much text in the reading weight as in stronger ones.
  const textWidth = (widthOf('text', texts, reading) + widthOf('text', texts, strong)) / 2;
  const record: CutRecord = {
    heading: {
      ...heading,
      family: headings.font.familyName,
      sizes: sizesOf('heading', heading.serif, widthOf('heading', headings, title)),
    },
    text: { ...text, family: texts.font.familyName, sizes: sizesOf('text', text.serif, textWidth) },
  };
  return { files, record };
}
