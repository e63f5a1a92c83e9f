import { type EditorialTag, editorialTags } from '#src/features/editorial/editorial-tags.ts';

/** A stretch of a text: Markdown, or a part with what stands inside it. */
export type TextPiece = { text: string; part?: Pick<EditorialTag, 'name' | 'attributes'> };

/** The pieces of a text with parts, in their order; a part that nobody closes is shown as it is typed. */
export function textPieces(text: string): TextPiece[] {
  const lines = text.split('\n');
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { name, line, attributes } of editorialTags(text)) {
    const start = line - 1;
    const end = lines.indexOf(`</${name}>`, start);
    if (start < at || end === -1) continue;
    pieces.push({ text: lines.slice(at, start).join('\n') });
    pieces.push({ text: lines.slice(start + 1, end).join('\n'), part: { name, attributes } });
    at = end + 1;
  }
  return [...pieces, { text: lines.slice(at).join('\n') }].filter(
    (piece) => piece.part !== undefined || piece.text.trim() !== '',
  );
}
