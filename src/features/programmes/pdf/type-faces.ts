import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import PDFDocument from 'pdfkit';
import { FONTS_FOLDER } from '#src/site/typefaces.ts';

export type Face = 'heading' | 'text' | 'strong';

const FACES: readonly Face[] = ['heading', 'text', 'strong'];

const faces = FACES.map((face) => ({ face, bytes: readFileSync(resolve(FONTS_FOLDER, `${face}.ttf`)) }));

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
