import { articleTone } from '#src/features/blog/article-categories.ts';
import { readingMinutes } from '#src/features/blog/article.ts';
import { BLOG_TEXTS } from '#src/features/blog/blog-texts.ts';
import type { FactSources } from '#src/features/courses/course-facts.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { chosenPicture } from './picture-windows.ts';
import { coursePreview } from './preview-course.ts';
import {
  type CreateElement,
  type Element,
  type Markdown,
  type Preview,
  type PreviewProps,
  textOf,
} from './preview-elements.ts';
import { textPreview } from './preview-text.ts';

/** The folders whose entries have a preview; others are read on the site. */
export const PREVIEWED = ['courses', 'blog', 'testimonials', 'team', 'legal'] as const;

const dayOf = (value: unknown): string => {
  const day = new Date(`${textOf(value).slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? '' : formatDay(day);
};

/** The previews of entries, by their folders. */
export function previews(
  h: CreateElement,
  markdown: Markdown,
  sources: FactSources,
): Readonly<Record<(typeof PREVIEWED)[number], Preview>> {
  const picture = ({ getAsset }: PreviewProps, path: unknown): Element | null => {
    const address = textOf(path);
    const source = address === '' ? undefined : (chosenPicture(address) ?? getAsset(address)?.toString());
    return source ? h('img', { src: source, alt: '' }) : null;
  };

  const text = textPreview(h, markdown);

  const section = (title: string, ...inside: readonly (Element | null)[]): Element =>
    h('section', { key: title, className: 'max-w-measure p-8' }, h('h2', null, title), ...inside);

  const list = (title: string, items: readonly string[]): Element | null =>
    items.length === 0
      ? null
      : h(
          'section',
          { className: 'max-w-measure p-8' },
          h('h2', null, title),
          h(
            'ul',
            { className: 'grid gap-3 pl-[1.4em]' },
            items.map((item, key) => h('li', { key }, item)),
          ),
        );

  // A form that has just been opened has none yet.
  const badge = (text: string): Element | null => (text === '' ? null : h('p', { className: 'badge' }, text));

  const head = (note: string, tone: string, parts: readonly (Element | null)[]): Element =>
    h(
      'header',
      { className: 'section entry-head', 'data-tone': tone },
      h('p', { className: 'margin-note numeric' }, note),
      h('div', { className: 'grid justify-items-start gap-5' }, ...parts),
    );

  const bodyOf = (props: PreviewProps): string => textOf(props.entry.get('data').toJS().body);

  const prose = (props: PreviewProps): Element =>
    h('div', { className: 'max-w-measure p-8' }, text(bodyOf(props), props));

  const course: Preview = (props) => {
    const data = props.entry.get('data').toJS();
    const shown = coursePreview(data, sources, new Date());
    const modules = shown.modules.map(({ title, hours, points }, key) =>
      h(
        'li',
        { key },
        h('h3', { className: 'text-[1.1875rem]' }, `${title}, ${hours}`),
        h(
          'ul',
          null,
          points.map((point, line) => h('li', { key: line }, point)),
        ),
      ),
    );
    const sessions = shown.sessions.map(({ when, where, state }, key) =>
      h('li', { key }, h('strong', null, when), `, ${where}\u00a0: ${state}`),
    );
    const facts = shown.facts.map(({ id, term, detail }) =>
      h(
        'div',
        { key: id, className: 'border-t border-ruling py-2' },
        h('dt', { className: 'text-ink-soft' }, term),
        detail.map((line, key) => h('dd', { key }, line)),
      ),
    );
    return h(
      'div',
      null,
      head(shown.duration, shown.tone, [
        h('h1', null, shown.title),
        badge(shown.category),
        shown.isEligible ? h('p', { className: 'badge badge-cpf' }, 'Éligible CPF') : null,
        h('p', { className: 'lead' }, shown.description),
        picture(props, data.imagePath),
      ]),
      list('Ce que vous apprendrez', shown.objectives),
      modules.length === 0 ? null : section('Le programme', h('ol', { className: 'grid gap-4 pl-[1.4em]' }, modules)),
      sessions.length === 0
        ? null
        : section('Prochaines sessions', h('ul', { className: 'grid gap-3 pl-[1.4em]' }, sessions)),
      facts.length === 0 ? null : section('En pratique', h('dl', null, facts)),
      prose(props),
    );
  };

  const article: Preview = (props) => {
    const { title, excerpt, category, author, createdAt, imagePath } = props.entry.get('data').toJS();
    const known = textOf(category);
    return h(
      'div',
      null,
      head(dayOf(createdAt), articleTone(known), [
        badge(known),
        h('h1', null, textOf(title)),
        h('p', { className: 'lead' }, textOf(excerpt)),
        author ? h('p', null, `Par ${textOf(author)}, ${BLOG_TEXTS.reading(readingMinutes(bodyOf(props)))}`) : null,
        picture(props, imagePath),
      ]),
      prose(props),
    );
  };

  const testimonial: Preview = (props) => {
    const { name, role, rating } = props.entry.get('data').toJS();
    return h(
      'figure',
      { className: 'grid max-w-[30rem] gap-4 p-8' },
      h('p', { className: 'numeric' }, `${textOf(rating).replace('.', ',')} sur 5`),
      h('blockquote', { className: 'border-l-2 border-margin pl-6' }, text(bodyOf(props), props)),
      h('figcaption', null, h('strong', null, textOf(name)), h('p', { className: 'text-ink-soft' }, textOf(role))),
    );
  };

  const member: Preview = (props) => {
    const { name, role, biography, imagePath } = props.entry.get('data').toJS();
    return h(
      'div',
      {
        className:
          'grid max-w-[30rem] gap-4 p-8 [&_img]:aspect-8/9 [&_img]:w-48 [&_img]:rounded-md [&_img]:bg-ruling [&_img]:object-cover',
      },
      picture(props, imagePath),
      h('h3', null, textOf(name)),
      h('p', { className: 'text-ink-soft' }, textOf(role)),
      h('p', null, textOf(biography)),
    );
  };

  const page: Preview = (props) => {
    const { title, updatedAt } = props.entry.get('data').toJS();
    return h(
      'div',
      null,
      head(updatedAt ? `Mise à jour du ${dayOf(updatedAt)}` : 'Informations légales', 'grey', [
        h('h1', null, textOf(title)),
      ]),
      prose(props),
    );
  };

  return { courses: course, blog: article, testimonials: testimonial, team: member, legal: page };
}
