import { articleTone, BLOG_CATEGORIES, type BlogCategory } from '#src/features/blog/article-categories.ts';
import { categoryTone } from '#src/features/courses/course-categories.ts';
import { isGroup } from './plain-data.ts';

/** Made by the library that the screen brings. */
type Element = { readonly type: unknown };

export type CreateElement = (
  name: string,
  attributes: Readonly<Record<string, unknown>> | null,
  ...children: readonly (Element | string | null | readonly Element[])[]
) => Element;

/** What Decap hands to a preview. */
type PreviewProps = {
  entry: { get: (key: 'data') => { toJS: () => Readonly<Record<string, unknown>> } };
  /** A field as Decap shows it: the text, made of Markdown. */
  widgetFor: (name: string) => Element | null;
  getAsset: (path: string) => { toString: () => string } | undefined;
};

export type Preview = (props: PreviewProps) => Element;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const linesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

const isBlogCategory = (category: string): category is BlogCategory => BLOG_CATEGORIES.some((one) => one === category);

/** The folders whose entries have a preview; others are read on the site. */
export const PREVIEWED = ['courses', 'blog', 'testimonials', 'team', 'legal'] as const;

/** The previews of entries, by their folders. */
export function previews(h: CreateElement): Readonly<Record<(typeof PREVIEWED)[number], Preview>> {
  const picture = ({ getAsset }: PreviewProps, path: unknown): Element | null => {
    const source = textOf(path) === '' ? undefined : getAsset(textOf(path))?.toString();
    return source ? h('img', { src: source, alt: '' }) : null;
  };

  const list = (title: string, items: readonly string[]): Element | null =>
    items.length === 0
      ? null
      : h(
          'section',
          { className: 'preview-text' },
          h('h2', null, title),
          h(
            'ul',
            { className: 'preview-ticks' },
            items.map((item, key) => h('li', { key }, item)),
          ),
        );

  const head = (note: string, tone: string, parts: readonly (Element | null)[]): Element =>
    h(
      'header',
      { className: 'section entry-head', 'data-tone': tone },
      h('p', { className: 'margin-note numeric' }, note),
      h('div', { className: 'entry-head__columns' }, h('div', { className: 'entry-head__text' }, ...parts)),
    );

  const prose = (props: PreviewProps): Element =>
    h('div', { className: 'preview-text' }, h('div', { className: 'prose' }, props.widgetFor('body')));

  const course: Preview = (props) => {
    const { title, description, category, duration, eligibleForCPF, objectives, modules, imagePath } = props.entry
      .get('data')
      .toJS();
    const steps = Array.isArray(modules) ? modules.filter(isGroup) : [];
    return h(
      'main',
      null,
      head(textOf(duration), categoryTone(textOf(category)), [
        h('h1', null, textOf(title)),
        h('p', { className: 'badge' }, textOf(category)),
        eligibleForCPF === true ? h('p', { className: 'badge badge--cpf' }, 'Éligible CPF') : null,
        h('p', { className: 'lead' }, textOf(description)),
        picture(props, imagePath),
      ]),
      list('Ce que vous apprendrez', linesOf(objectives)),
      list(
        'Programme',
        steps.map((step) => `${textOf(step.title)}, ${textOf(step.hours)} h`),
      ),
      prose(props),
    );
  };

  const article: Preview = (props) => {
    const { title, excerpt, category, author, createdAt, imagePath } = props.entry.get('data').toJS();
    const known = textOf(category);
    return h(
      'main',
      null,
      head(textOf(createdAt), isBlogCategory(known) ? articleTone(known) : 'grey', [
        h('p', { className: 'badge' }, known),
        h('h1', null, textOf(title)),
        h('p', { className: 'lead' }, textOf(excerpt)),
        h('p', null, `Par ${textOf(author)}`),
        picture(props, imagePath),
      ]),
      prose(props),
    );
  };

  const testimonial: Preview = (props) => {
    const { name, role, rating } = props.entry.get('data').toJS();
    return h(
      'figure',
      { className: 'preview-testimonial' },
      h('p', { className: 'rating numeric' }, `${textOf(rating).replace('.', ',')} sur 5`),
      h('blockquote', null, props.widgetFor('body')),
      h('figcaption', null, h('strong', null, textOf(name)), h('p', { className: 'soft' }, textOf(role))),
    );
  };

  const member: Preview = (props) => {
    const { name, role, biography, imagePath } = props.entry.get('data').toJS();
    return h(
      'div',
      { className: 'preview-person' },
      picture(props, imagePath),
      h('h3', null, textOf(name)),
      h('p', { className: 'soft' }, textOf(role)),
      h('p', null, textOf(biography)),
    );
  };

  const page: Preview = (props) => {
    const { title } = props.entry.get('data').toJS();
    return h('main', null, head('Informations légales', 'grey', [h('h1', null, textOf(title))]), prose(props));
  };

  return { courses: course, blog: article, testimonials: testimonial, team: member, legal: page };
}
