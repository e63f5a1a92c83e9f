import { createHash } from 'node:crypto';
import { PALETTE } from '#src/site/palette.ts';
import { PROGRAMME_TEXTS } from '../programme-texts.ts';
import type { Programme } from '../programme.ts';
import { PAGE, TEXT } from './page-grid.ts';
import { setLines } from './set-entry.ts';
import { addPart, asArtifact, drawLines, drawPlainLines } from './tagged-text.ts';
import { typeStyles, widthOf } from './type-styles.ts';

const HASH_LENGTH = 12;

/** A hash that tells two states of a programme apart: short enough to be read aloud, the same for the same words. */
export function contentHash({ title, lead, notes, sections, provider, edition }: Programme): string {
  const said = JSON.stringify({ title, lead, notes, sections, provider, edition });
  return createHash('sha256').update(said).digest('hex').slice(0, HASH_LENGTH);
}

const FOOT = { rule: PAGE.height - 76, top: PAGE.height - 70 };
const { foot: style } = typeStyles(1);

/** Who answers for the programme, under which number, and which state of it this is. */
function footTexts(programme: Programme): (readonly string[])[] {
  const { provider, edition } = programme;
  return [
    [provider.company],
    [provider.contacts.join(' · ')],
    provider.registration,
    [[...(edition === undefined ? [] : [edition]), PROGRAMME_TEXTS.hash(contentHash(programme))].join(' · ')],
  ];
}

/** The foot of a page. Readers' software is given it once, after all the rest. */
export function drawFoot(
  document: PDFKit.PDFDocument,
  programme: Programme,
  { number, of }: { number: number; of: number },
  part?: PDFKit.PDFStructureElement,
): void {
  const paragraphs = footTexts(programme).map((sentences) =>
    sentences.flatMap((text) => setLines(text, style, TEXT.right - TEXT.left, part ? programme.links : [])),
  );
  asArtifact(document, 'Pagination', () => {
    document.moveTo(TEXT.left, FOOT.rule).lineTo(TEXT.right, FOOT.rule).lineWidth(0.8).stroke(PALETTE.rulingStrong);
    const count = `${String(number)}/${String(of)}`;
    const x = TEXT.right - widthOf(style.face, count) * style.size;
    drawPlainLines(document, setLines(count, style, TEXT.right - x, []), style, { x, top: FOOT.top });
  });
  let { top } = FOOT;
  for (const lines of paragraphs) {
    const place = { x: TEXT.left, top };
    if (part) drawLines(document, addPart(document, part, 'P'), lines, style, place);
    else
      asArtifact(document, 'Pagination', () => {
        drawPlainLines(document, lines, style, place);
      });
    top += lines.length * style.leading;
  }
}
