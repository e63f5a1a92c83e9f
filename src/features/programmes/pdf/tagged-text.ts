import { PALETTE } from '#src/site/palette.ts';
import type { Line } from './break-lines.ts';
import { type Style, widthOf } from './type-styles.ts';

type Run = {
  text: string;
  x: number;
  baseline: number;
  style: Style;
  href?: string | undefined;
  isSoftHyphen?: boolean;
};
export type Place = { x: number; top: number };

const UNDERLINE = { colour: PALETTE.underline, below: 2, width: 0.6 };
/** Of the size: what the capitals of both typefaces measure, about. */
const CAPITALS = 0.69;

/** Draws what readers' software is to leave out. */
export function asArtifact(document: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type });
  document.save();
  draw();
  document.restore();
  document.endMarkedContent();
}

/** Adds a part to the document's structure; it takes its own children until the document ends. */
export function addPart(
  document: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  type: string,
  options: PDFKit.Mixins.StructureElementOptions = {},
): PDFKit.PDFStructureElement {
  const part = document.struct(type, options);
  parent.add(part);
  return part;
}

/** Where the letters of a line stand, from its top: their capitals in the middle of it. */
export const baselineOf = ({ leading, size }: Style): number => (leading + CAPITALS * size) / 2;

const widthIn = ({ face, size }: Style, text: string): number => widthOf(face, text) * size;

function toRuns(lines: readonly Line[], style: Style, { x, top }: Place): Run[] {
  return lines.flatMap(({ segments, isHyphenated }, index) => {
    const baseline = top + index * style.leading + baselineOf(style);
    let left = x;
    const runs = segments.map(({ text, href }): Run => {
      const run = { text, x: left, baseline, style, href };
      left += widthIn(style, text);
      return run;
    });
    const end = { x: left, baseline, style };
    // The space that the end of the line stands for, without which its last word would run into the next one.
    return [...runs, isHyphenated ? { ...end, text: '-', isSoftHyphen: true } : { ...end, text: ' ' }];
  });
}

function drawRun(document: PDFKit.PDFDocument, { text, x, baseline, style, href, isSoftHyphen = false }: Run): void {
  if (isSoftHyphen) document.markContent('Span', { actual: '\u00ad' });
  document
    .font(style.face)
    .fontSize(style.size)
    .fillColor(style.colour)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  if (isSoftHyphen) document.endMarkedContent();
  if (href === undefined) return;
  const line = baseline + UNDERLINE.below;
  document.moveTo(x, line).lineTo(x + widthIn(style, text), line);
  document.lineWidth(UNDERLINE.width).stroke(UNDERLINE.colour);
}

function drawLink(document: PDFKit.PDFDocument, part: PDFKit.PDFStructureElement, run: Run & { href: string }): void {
  const link = addPart(document, part, 'Link');
  link.add(() => {
    drawRun(document, run);
  });
  const { x, baseline, style, text, href } = run;
  document.link(x, baseline - style.size, widthIn(style, text), style.leading, href, {
    // A bare string would be written as a name.
    Contents: new String(text),
    structParent: link,
  });
  link.end();
}

/** Draws a paragraph as the content of a part of the structure, its links as links. */
export function drawLines(
  document: PDFKit.PDFDocument,
  part: PDFKit.PDFStructureElement,
  lines: readonly Line[],
  style: Style,
  place: Place,
): void {
  let plain: Run[] = [];
  const flush = () => {
    const runs = plain;
    plain = [];
    if (runs.length > 0)
      part.add(() => {
        for (const run of runs) drawRun(document, run);
      });
  };
  for (const run of toRuns(lines, style, place)) {
    if (run.href === undefined) plain.push(run);
    else {
      flush();
      drawLink(document, part, { ...run, href: run.href });
    }
  }
  flush();
}

/** Draws a paragraph that readers' software leaves out. */
export function drawPlainLines(document: PDFKit.PDFDocument, lines: readonly Line[], style: Style, place: Place): void {
  for (const run of toRuns(lines, style, place)) drawRun(document, { ...run, href: undefined });
}
