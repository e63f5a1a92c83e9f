import { type EditorialTag, editorialTags } from '#src/features/editorial/editorial-tags.ts';
import { PART_CLASSES } from '#src/features/editorial/part-classes.ts';
import type { CreateElement, Element, Markdown, PreviewProps } from './preview-elements.ts';

/** A stretch of a text: Markdown, or a part with what stands inside it. */
type TextPiece = { text: string; part?: Pick<EditorialTag, 'name' | 'attributes'> };

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

const toneOf = ({ tone }: Readonly<Record<string, string>>) => (tone === 'attention' ? 'attention' : 'info');

/** A text as its page shows it, its parts in the form of the site's own: `src/features/editorial`. */
export const textPreview = (h: CreateElement, markdown: Markdown) => {
  const source = (said: string | undefined, name: string, className: string) =>
    said ? h(name, { className }, `Source\u00a0: ${said}`) : null;

  const partOf = (name: string, said: Readonly<Record<string, string>>, inside: Element, key: number): Element => {
    switch (name) {
      case 'Note':
        return h(
          'div',
          { key, className: PART_CLASSES.note[toneOf(said)] },
          h('p', { className: PART_CLASSES.noteTitle[toneOf(said)] }, said.title ?? ''),
          inside,
        );
      case 'KeyFigures':
        return h(
          'figure',
          { key, className: PART_CLASSES.keyFigures },
          inside,
          source(said.source, 'figcaption', PART_CLASSES.keyFiguresSource),
        );
      case 'Steps':
        return h('div', { key, className: PART_CLASSES.steps }, inside);
      case 'CallToAction':
        return h(
          'div',
          { key, className: PART_CLASSES.call },
          h('div', { className: PART_CLASSES.callText }, inside),
          h('a', { className: 'button', href: said.href }, said.label ?? ''),
        );
      case 'Question':
        return h(
          'details',
          { key, className: PART_CLASSES.question, open: true },
          h('summary', { className: PART_CLASSES.questionSummary }, said.question ?? ''),
          h('div', { className: PART_CLASSES.questionInside }, inside),
        );
      case 'DataTable':
        return h(
          'figure',
          { key, className: PART_CLASSES.table },
          h('figcaption', { className: PART_CLASSES.tableCaption }, said.caption ?? ''),
          h('section', { className: PART_CLASSES.tableRegion }, inside),
          source(said.source, 'p', PART_CLASSES.tableSource),
        );
      default:
        return h('div', { key }, inside);
    }
  };

  return (body: string, props: PreviewProps): Element =>
    h(
      'div',
      { className: 'prose' },
      textPieces(body).map(({ text, part }, key) => {
        const inside = markdown(text, props, key);
        return part === undefined ? inside : partOf(part.name, part.attributes, inside, key);
      }),
    );
};
