import { PALETTE } from '#src/site/palette.ts';
import type { PlacedEntry, PlacedSection } from './place-section.ts';
import { NOTES, TEXT } from './page-grid.ts';
import { PROGRAMME_TEXTS } from '../programme-texts.ts';
import { setLines, type SetText } from './set-entry.ts';
import { addPart, asArtifact, baselineOf, drawLines, drawPlainLines } from './tagged-text.ts';
import type { TypeStyles } from './type-styles.ts';

const RULE_ABOVE = 8;
const BULLET = '•';

type Parts = { document: PDFKit.PDFDocument; section: PDFKit.PDFStructureElement; styles: TypeStyles };

const plainLine = (text: string) => [{ segments: [{ text }], isHyphenated: false }];

function drawListItem(
  { document, styles }: Parts,
  list: PDFKit.PDFStructureElement,
  entry: PlacedEntry,
  text: SetText,
) {
  const item = addPart(document, list, 'LI');
  const place = { x: entry.left + text.x, top: entry.top + text.y };
  const bullet = { ...text.style, colour: styles.hours.colour };
  drawLines(document, addPart(document, item, 'Lbl'), plainLine(BULLET), bullet, { ...place, x: place.x - 8 });
  drawLines(document, addPart(document, item, 'LBody'), text.lines, text.style, place);
}

function drawEntry(parts: Parts, entry: PlacedEntry): void {
  const { document, section, styles } = parts;
  let list: PDFKit.PDFStructureElement | undefined;
  for (const text of entry.texts) {
    if (text.tag === 'LI') {
      list ??= addPart(document, section, 'L');
      drawListItem(parts, list, entry, text);
      continue;
    }
    const part = addPart(document, section, text.tag);
    if (text.tag === 'H3' && entry.hours !== undefined) {
      const lift = baselineOf(text.style) - baselineOf(styles.hours);
      drawLines(document, part, plainLine(entry.hours), styles.hours, { x: entry.left, top: entry.top + lift });
    }
    drawLines(document, part, text.lines, text.style, { x: entry.left + text.x, top: entry.top + text.y });
  }
}

/** Draws what a page holds of a section: its name beside the margin line, its entries in their columns. */
export function drawSection(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, titleLines, isContinued, top, entries }: PlacedSection,
  styles: TypeStyles,
  isFirst: boolean,
): void {
  if (!isFirst)
    asArtifact(document, 'Layout', () => {
      document.moveTo(NOTES.left, top - RULE_ABOVE).lineTo(TEXT.right, top - RULE_ABOVE);
      document.lineWidth(0.8).stroke(PALETTE.rulingStrong);
    });
  const section = addPart(document, root, 'Sect');
  if (!isContinued) {
    const lift = baselineOf(styles.text) - baselineOf(styles.section);
    drawLines(document, addPart(document, section, 'H2'), titleLines, styles.section, {
      x: NOTES.left,
      top: top + lift,
    });
  }
  if (isContinued)
    asArtifact(document, 'Pagination', () => {
      drawPlainLines(
        document,
        setLines(`${title} (${PROGRAMME_TEXTS.continued})`, styles.note, NOTES.right - NOTES.left, []),
        styles.note,
        { x: NOTES.left, top },
      );
    });
  for (const entry of entries) drawEntry({ document, section, styles }, entry);
}
