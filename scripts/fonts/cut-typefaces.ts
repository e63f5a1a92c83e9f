import subsetFont from 'subset-font';
import { compileTypst, typstCompiler, typstFamily } from '#src/lib/typst.ts';
import type { Typefaces } from '#src/site/brand-schema.ts';
import { type CUT_FILES, type CutRecord, REACH, type Role, SAMPLES, STAND_INS } from '#src/site/fonts.ts';
import { ALL, assertWeights, COMMON, RARE, readTypeface, type TypefaceSource } from './typeface-source.ts';

/** Where a font's tables say how high its lines are, by their offsets: systems differ in which they ask. */
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

/** Whether a typeface stands on the rulings as it is. */
function standsOnRulings(source: TypefaceSource, role: Role): boolean {
  const { ascent, descent } = inUnits(source, role);
  return source.font.ascent === ascent && source.font.descent === -descent && source.font.lineGap === 0;
}

/** A TrueType file whose lines are as high as those of any other typeface of its role. */
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

// Of what a typeface can do beside its letters, the pages ask for kerning, that of one weight for all, and, in headings,
// for joined letters.
const FEATURES = { heading: ['kern', 'liga'], text: ['kern'] };

const TEXT_WEIGHTS = { min: 400, max: 700 };
/** Programmes set their text in the weight of reading; what is strong in them, share pictures too. */
const [READING, STRONG] = [430, 600];

type Weights = number | typeof TEXT_WEIGHTS;
type CutFile = { name: (typeof CUT_FILES)[number]; bytes: Uint8Array };

/** Every axis but that of weights stays where its makers left it. */
const axesOf = ({ font }: TypefaceSource, weights: Weights) =>
  Object.fromEntries(
    Object.entries(font.variationAxes).map(([axis, range]) => [
      axis,
      axis === 'wght' ? weights : (range?.default ?? 0),
    ]),
  );

/** The file that all others are cut from: its lines are as high as the rulings want them. */
async function onRulings(source: TypefaceSource, role: Role): Promise<Uint8Array> {
  if (standsOnRulings(source, role)) return source.bytes;
  const whole = await subsetFont(source.bytes, ALL, { targetFormat: 'truetype', dropTables: ['MVAR'] });
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
    // The program that draws pictures for social networks reads no woff2.
    print: (weight: number) => subsetFont(Buffer.from(file), ALL, { targetFormat: 'truetype', ...axes(weight) }),
  };
}

/** How wide a sample of its role is set, in ems. */
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

/** All files of a brand's typefaces, and what is to be known of them. */
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
  // A screen has as much in the weight of reading as in stronger ones.
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
