import { readLogo } from '#src/site/brand-files.ts';
import { PALETTE, TONES } from '#src/site/palette.ts';
import { framedPhoto } from '#src/features/pictures/photo-file.ts';
import { printRuling, RULING_STEP } from '#src/features/illustration/page.ts';
import { clip } from '#src/lib/clip.ts';
import { drawSvg } from './draw-svg.ts';
import { MARGIN_LINE_X, NOTES, PAGE, TEXT, TEXT_WIDTH } from './page-grid.ts';
import type { Line } from './break-lines.ts';
import type { Programme } from '../programme.ts';
import { PROGRAMME_TEXTS } from '../programme-texts.ts';
import { setLines } from './set-entry.ts';
import { addPart, asArtifact, drawLines, drawPlainLines } from './tagged-text.ts';
import { type Style, typeStyles } from './type-styles.ts';

/** The brand, drawn as it is on the pages. */
export const logo = readLogo();

const LOGO_UNITS = { width: 240, height: 80, caret: 233 };
/** The caret that ends the brand's name stands on the margin line. */
const LOGO_SCALE = (MARGIN_LINE_X - NOTES.left) / LOGO_UNITS.caret;
const LOGO = {
  left: NOTES.left,
  top: 25,
  width: LOGO_UNITS.width * LOGO_SCALE,
  height: LOGO_UNITS.height * LOGO_SCALE,
};
const KIND_TOP = 35;
const BAND = { top: 74, padding: 16, least: 118, below: 20, rule: 1.2, tint: 0.42 };
const PICTURE = { width: 188, unitsWide: 480, unitsHigh: 300 };
/** Every fourth line of the ruling is a strong one. */
const RULING_UNITS = RULING_STEP * 4;
const TITLE_GAP = 9;
const LEAD_GAP = 12;
const MOST_LEAD_LINES = 5;
const TITLE = { sizes: [27, 25, 22, 19, 17], mostLines: 3, leading: 1.06 };
const RUNNING_HEAD = { top: 36, rule: 56, length: 72 };

const styles = typeStyles(1);
const textWidth = PAGE.width - PICTURE.width - TEXT.left - 16;

function setTitle(title: string) {
  const tries = TITLE.sizes.map((size) => {
    const style: Style = { ...styles.title, size, leading: size * TITLE.leading };
    return { style, lines: setLines(title, style, textWidth, []) };
  });
  return tries.find(({ lines }) => lines.length <= TITLE.mostLines) ?? tries[tries.length - 1];
}

/**
 * The title and the sentence under it, and how high their band is. A long sentence stands below the band, across the
 * page.
 */
export function setHead({ title, lead }: Programme) {
  const heading = setTitle(title) ?? { style: styles.title, lines: [] };
  const titleTop = BAND.top + BAND.padding;
  const titleBottom = titleTop + heading.lines.length * heading.style.leading;
  const beside = setLines(lead, styles.lead, textWidth, []);
  const isBeside = beside.length <= MOST_LEAD_LINES;
  const leadLines = isBeside ? beside : setLines(lead, styles.lead, TEXT_WIDTH, []);
  const leadHeight = leadLines.length * styles.lead.leading;
  const textBottom = isBeside ? titleBottom + TITLE_GAP + leadHeight : titleBottom;
  const bottom = Math.max(BAND.top + BAND.least, textBottom + BAND.padding);
  const leadTop = isBeside ? titleBottom + TITLE_GAP : bottom + LEAD_GAP;
  const sectionsTop = (isBeside ? bottom : leadTop + leadHeight) + BAND.below;
  return { heading, titleTop, leadLines, leadTop, bottom, sectionsTop };
}

function drawPaper(document: PDFKit.PDFDocument): void {
  document.rect(0, 0, PAGE.width, PAGE.height).fill(PALETTE.paper);
}

/** The margin of the exercise book, over whatever lies on the page. */
function drawMargin(document: PDFKit.PDFDocument): void {
  document.moveTo(MARGIN_LINE_X, 0).lineTo(MARGIN_LINE_X, PAGE.height).lineWidth(1.2).stroke(PALETTE.margin);
}

/** The picture ends the band and runs off the page; its ruling goes on above and below it. */
function drawPicture(document: PDFKit.PDFDocument, picture: string, bottom: number): void {
  const { width, unitsWide, unitsHigh } = PICTURE;
  const left = PAGE.width - width;
  const units = (bottom - BAND.top) / (width / unitsWide);
  const above = (units - unitsHigh) / 2;
  const ruledAbove = Math.ceil(above / RULING_UNITS) * RULING_UNITS;
  document.save();
  document.rect(left, BAND.top, width, bottom - BAND.top).clip();
  document.translate(left, BAND.top).scale(width / unitsWide);
  document.translate(0, above - ruledAbove);
  drawSvg(document, `<svg>${printRuling(unitsWide, units + 2 * RULING_UNITS)}</svg>`);
  document.translate(0, ruledAbove);
  drawSvg(document, picture);
  document.restore();
  document.moveTo(left, BAND.top).lineTo(left, bottom).lineWidth(BAND.rule).stroke(PALETTE.ink);
}

const frameOf = (bottom: number) => ({ width: PICTURE.width, height: bottom - BAND.top });

/** The photo of a programme, cut to the place of the picture at twice the points. */
export async function headPhoto(programme: Programme): Promise<Buffer | undefined> {
  const { width, height } = frameOf(setHead(programme).bottom);
  return programme.photo && framedPhoto(programme.photo, { width: width * 2, height: height * 2 });
}

/** In the place of the picture. */
function drawPhoto(document: PDFKit.PDFDocument, photo: Buffer, bottom: number): void {
  const left = PAGE.width - PICTURE.width;
  document.image(photo, left, BAND.top, frameOf(bottom));
  document.moveTo(left, BAND.top).lineTo(left, bottom).lineWidth(BAND.rule).stroke(PALETTE.ink);
}

function drawLogo(document: PDFKit.PDFDocument, left: number): void {
  document.save();
  document.translate(left, LOGO.top).scale(LOGO_SCALE);
  drawSvg(document, logo);
  document.restore();
}

/** The first page's head: the brand, the kind of paper this is, then the band with title, picture and sentence. */
export function drawHead(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  programme: Programme,
  photo?: Buffer,
): void {
  const { heading, titleTop, leadLines, leadTop, bottom } = setHead(programme);
  asArtifact(document, 'Layout', () => {
    drawPaper(document);
    document.rect(0, BAND.top, PAGE.width, bottom - BAND.top);
    document.fillOpacity(BAND.tint).fill(TONES[programme.tone].fill).fillOpacity(1);
    if (photo) drawPhoto(document, photo, bottom);
    else if (programme.picture) drawPicture(document, programme.picture, bottom);
    document.moveTo(0, BAND.top).lineTo(PAGE.width, BAND.top).moveTo(0, bottom).lineTo(PAGE.width, bottom);
    document.lineWidth(BAND.rule).stroke(PALETTE.ink);
    drawMargin(document);
  });
  const { left, top, width, height } = LOGO;
  const bbox: [number, number, number, number] = [left, top, left + width, top + height];
  addPart(document, root, 'Figure', { alt: programme.provider.brand, bbox }).add(() => {
    drawLogo(document, left);
  });
  const add = (type: string, lines: readonly Line[], style: Style, x: number, y: number) => {
    drawLines(document, addPart(document, root, type), lines, style, { x, top: y });
  };
  add('P', setLines(PROGRAMME_TEXTS.kind, styles.note, textWidth, []), styles.note, TEXT.left, KIND_TOP);
  add('H1', heading.lines, heading.style, TEXT.left, titleTop);
  let noteTop = titleTop + 6;
  for (const note of programme.notes) {
    const lines = setLines(note, styles.note, NOTES.right - NOTES.left, []);
    add('P', lines, styles.note, NOTES.left, noteTop);
    noteTop += lines.length * styles.note.leading + 3;
  }
  add('P', leadLines, styles.lead, TEXT.left, leadTop);
}

/** The following pages say whose they are. */
export function drawRunningHead(document: PDFKit.PDFDocument, { title }: Programme): void {
  asArtifact(document, 'Layout', () => {
    drawPaper(document);
    drawMargin(document);
  });
  asArtifact(document, 'Pagination', () => {
    drawLogo(document, LOGO.left);
    const lines = setLines(clip(title, RUNNING_HEAD.length), styles.note, TEXT.right - TEXT.left, []);
    drawPlainLines(document, lines, styles.note, { x: TEXT.left, top: RUNNING_HEAD.top });
    document.moveTo(NOTES.left, RUNNING_HEAD.rule).lineTo(TEXT.right, RUNNING_HEAD.rule);
    document.lineWidth(0.8).stroke(PALETTE.rulingStrong);
  });
}
