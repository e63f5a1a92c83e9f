import type { CreateElement, Element, Markdown, PreviewProps } from './preview-elements.ts';
import { textPieces } from './preview-parts.ts';

/** A text as its page shows it, its parts in the form of the site's own: `src/features/editorial`. */
export const textPreview = (h: CreateElement, markdown: Markdown) => {
  const source = (said: string | undefined, name: string) => (said ? h(name, null, `Source\u00a0: ${said}`) : null);

  const partOf = (name: string, said: Readonly<Record<string, string>>, inside: Element, key: number): Element => {
    switch (name) {
      case 'Note':
        return h(
          'div',
          { key, className: said.tone === 'attention' ? 'note note--attention' : 'note' },
          h('p', { className: 'note__title' }, said.title ?? ''),
          inside,
        );
      case 'KeyFigures':
        return h('figure', { key, className: 'key-figures' }, inside, source(said.source, 'figcaption'));
      case 'Steps':
        return h('div', { key, className: 'steps' }, inside);
      case 'CallToAction':
        return h(
          'div',
          { key, className: 'call section-ink' },
          h('div', { className: 'call__text' }, inside),
          h('a', { className: 'button', href: said.href }, said.label ?? ''),
        );
      case 'Question':
        return h(
          'details',
          { key, className: 'question', open: true },
          h('summary', null, said.question ?? ''),
          inside,
        );
      case 'DataTable':
        return h(
          'figure',
          { key, className: 'data-table' },
          h('figcaption', null, said.caption ?? ''),
          h('section', null, inside),
          source(said.source, 'p'),
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
