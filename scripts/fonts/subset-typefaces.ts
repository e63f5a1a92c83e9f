import subsetFont from 'subset-font';
import { compileTypst, typstCompiler, typstFamily } from '#src/lib/typst.ts';
import type { Typefaces } from '#src/site/brand-schema.ts';
import { FALLBACK_FONTS, LINE_METRICS, type Role, WIDTH_SAMPLES } from '#src/site/fonts.ts';
import type { FONT_FILES, TypefaceRecord } from '#src/site/typeface-files.ts';
import { assertWeights, COMMON, PRINTED, RARE, readTypeface, type TypefaceSource } from './typeface-source.ts';

/** Byte offsets of the line metrics in the tables of a font file. Operating systems read different tables. */
const METRIC_OFFSETS = {
  hhea: { ascent: [4], descent: [6], gap: [8], descentSign: -1 },
  'OS/2': { ascent: [68], descent: [70], gap: [72], descentSign: -1 },
  windows: { ascent: [74], descent: [76], gap: [], descentSign: 1 },
} as const;

const tableOffsets = (file: Buffer): Map<string, number> =>
  new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const record = 12 + index * 16;
      return [file.toString('latin1', record, record + 4), file.readUInt32BE(record + 8)] as const;
    }),
  );

const metricsInUnits = ({ font }: TypefaceSource, role: Role) => ({
  ascent: Math.round(LINE_METRICS[role].ascent * font.unitsPerEm),
  descent: Math.round(LINE_METRICS[role].descent * font.unitsPerEm),
});

/** Whether a typeface already has the line metrics of its role. */
function hasLineMetrics(source: TypefaceSource, role: Role): boolean {
  const { ascent, descent } = metricsInUnits(source, role);
  return source.font.ascent === ascent && source.font.descent === -descent && source.font.lineGap === 0;
}

/** Copies a TrueType file and writes the line metrics of the role into the copy. */
function writeLineMetrics(file: Uint8Array, source: TypefaceSource, role: Role): Buffer {
  const copy = Buffer.from(file);
  const starts = tableOffsets(copy);
  const { ascent, descent } = metricsInUnits(source, role);
  for (const [name, offsets] of Object.entries(METRIC_OFFSETS)) {
    const start = starts.get(name === 'windows' ? 'OS/2' : name) ?? 0;
    for (const offset of offsets.ascent) copy.writeInt16BE(ascent, start + offset);
    for (const offset of offsets.descent) copy.writeInt16BE(offsets.descentSign * descent, start + offset);
    for (const offset of offsets.gap) copy.writeInt16BE(0, start + offset);
  }
  return copy;
}

// Pages use kerning and, in headings, ligatures.
const FEATURES = { heading: ['kern', 'liga'], text: ['kern'] };

const TEXT_WEIGHTS = { min: 400, max: 700 };
/** The weights of programmes. Share pictures use the strong one. */
const [READING, STRONG] = [430, 600];

type Weights = number | typeof TEXT_WEIGHTS;
type FontFile = { name: (typeof FONT_FILES)[number]; bytes: Uint8Array };

/** All axes except the weight keep their defaults. */
const axesOf = ({ font }: TypefaceSource, weights: Weights) =>
  Object.fromEntries(
    Object.entries(font.variationAxes).map(([axis, range]) => [
      axis,
      axis === 'wght' ? weights : (range?.default ?? 0),
    ]),
  );

/** The font file of a typeface, with the line metrics of its role. All other files are subsets of it. */
async function withLineMetrics(source: TypefaceSource, role: Role): Promise<Uint8Array> {
  if (hasLineMetrics(source, role)) return source.bytes;
  const whole = await subsetFont(source.bytes, PRINTED, { targetFormat: 'truetype', dropTables: ['MVAR'] });
  return writeLineMetrics(whole, source, role);
}

function subsetterOf(source: TypefaceSource, role: Role, file: Uint8Array) {
  const axes = (weights: Weights) => ({ variationAxes: axesOf(source, weights) });
  return {
    page: (characters: string, weights: Weights) =>
      subsetFont(Buffer.from(file), characters, {
        ...{ targetFormat: 'woff2', keepFeatures: FEATURES[role], noHinting: true, dropTables: ['STAT', 'GDEF'] },
        ...axes(weights),
      }),
    // Pango, which sets the text of share pictures, cannot read woff2.
    print: (weight: number) => subsetFont(Buffer.from(file), PRINTED, { targetFormat: 'truetype', ...axes(weight) }),
  };
}

/** Measures the width of the sample of a role in a font file, in ems. */
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

/** The `size-adjust` of each fallback font in percent, rounded to halves. */
const sizesOf = (role: Role, serif: boolean, width: number): number[] =>
  FALLBACK_FONTS[serif ? 'serif' : 'sans'][role].map((face) => Math.round((width / face.width) * 200) / 2);

export async function subsetTypefaces({ heading, text }: Typefaces, root = '.') {
  const [headings, texts] = [readTypeface(heading.font, root), readTypeface(text.font, root)];
  assertWeights(headings, heading.weight, heading.weight);
  assertWeights(texts, TEXT_WEIGHTS.min, TEXT_WEIGHTS.max);
  const headingSubsetter = subsetterOf(headings, 'heading', await withLineMetrics(headings, 'heading'));
  const textSubsetter = subsetterOf(texts, 'text', await withLineMetrics(texts, 'text'));
  const [title, reading, strong] = await Promise.all([
    headingSubsetter.print(heading.weight),
    textSubsetter.print(READING),
    textSubsetter.print(STRONG),
  ]);
  const files: FontFile[] = [
    { name: 'heading.woff2', bytes: await headingSubsetter.page(COMMON, heading.weight) },
    { name: 'heading-rare.woff2', bytes: await headingSubsetter.page(RARE, heading.weight) },
    { name: 'heading.ttf', bytes: title },
    { name: 'text.woff2', bytes: await textSubsetter.page(COMMON, TEXT_WEIGHTS) },
    { name: 'text-rare.woff2', bytes: await textSubsetter.page(RARE, TEXT_WEIGHTS) },
    { name: 'text.ttf', bytes: reading },
    { name: 'strong.ttf', bytes: strong },
  ];
  // Screens show about as much text in the reading weight as in stronger ones.
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
