import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import PDFDocument from 'pdfkit';

export type Face = 'heading' | 'text' | 'strong';

const FILES: Record<Face, string> = {
  heading: 'eczar-fr.ttf',
  text: 'hanken-grotesk-book-fr.ttf',
  strong: 'hanken-grotesk-fr.ttf',
};

const faces = Object.entries(FILES).map(([face, file]) => ({
  face,
  bytes: readFileSync(resolve('src/assets/fonts', file)),
}));

/** The typefaces' files, for whoever keeps what was made with them. */
export const faceFiles = faces.map(({ bytes }) => bytes);

export function registerFaces(document: PDFKit.PDFDocument): void {
  for (const { face, bytes } of faces) document.registerFont(face, bytes);
}

// pdfkit loads Helvetica for a document that names no typeface.
const ruler = new PDFDocument({ autoFirstPage: false, font: '' });
registerFaces(ruler);

const widths: Record<Face, Map<string, number>> = { heading: new Map(), text: new Map(), strong: new Map() };

/** How wide a text is at a size of one point. */
export function widthOf(face: Face, text: string): number {
  let width = widths[face].get(text);
  if (width === undefined) {
    width = ruler.font(face).fontSize(1000).widthOfString(text) / 1000;
    widths[face].set(text, width);
  }
  return width;
}
