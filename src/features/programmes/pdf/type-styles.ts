import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import PDFDocument from 'pdfkit';
import { PALETTE } from '#src/site/palette.ts';
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

export type Style = { face: Face; size: number; leading: number; colour: string };

/** The sizes of a programme in points; a long one is set smaller, all sizes but those of the title together. */
export const typeStyles = (scale: number) =>
  ({
    title: { face: 'heading', size: 26, leading: 28, colour: PALETTE.ink },
    lead: { face: 'text', size: 10.4, leading: 14.4, colour: PALETTE.ink },
    note: { face: 'strong', size: 9, leading: 12, colour: PALETTE.marginDeep },
    section: { face: 'heading', size: 12.5 * scale, leading: 14.5 * scale, colour: PALETTE.marginDeep },
    term: { face: 'strong', size: 9.4 * scale, leading: 13.2 * scale, colour: PALETTE.ink },
    keyTerm: { face: 'strong', size: 8.4 * scale, leading: 11.6 * scale, colour: PALETTE.inkSoft },
    key: { face: 'strong', size: 10.4 * scale, leading: 13.6 * scale, colour: PALETTE.ink },
    text: { face: 'text', size: 9.4 * scale, leading: 13.2 * scale, colour: PALETTE.ink },
    hours: { face: 'heading', size: 14 * scale, leading: 13.2 * scale, colour: PALETTE.marginDeep },
    foot: { face: 'text', size: 7.2, leading: 10.2, colour: PALETTE.inkSoft },
  }) satisfies Record<string, Style>;

export type TypeStyles = ReturnType<typeof typeStyles>;
