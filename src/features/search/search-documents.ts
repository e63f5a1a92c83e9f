import { articleNumber } from '#src/site/entry-addresses.ts';
import { paths } from '#src/site/paths.ts';
import type { SearchDocument } from './search-document.ts';

type Sources = {
  courses: readonly (Pick<SearchDocument, 'title' | 'category'> & {
    id: string;
    description: string;
    answers: NonNullable<SearchDocument['answers']>;
  })[];
  articles: readonly {
    id: string;
    data: { title: string; excerpt: string; category: string; tags: readonly string[] };
  }[];
  /** Other pages, by what the plan of the site calls them. */
  pages: readonly { href: string; label: string }[];
};

/** Everything that the search finds, courses first. */
export const searchDocuments = ({ courses, articles, pages }: Sources): SearchDocument[] => [
  ...courses.map(({ id, title, description, category, answers }): SearchDocument => ({
    href: paths.course(id),
    kind: 'course',
    title,
    text: description,
    category,
    answers,
    tags: [],
  })),
  ...articles.map(({ id, data: { title, excerpt, category, tags } }): SearchDocument => ({
    href: paths.article(articleNumber(id)),
    kind: 'article',
    title,
    text: excerpt,
    category,
    tags,
  })),
  // Several menus may lead to one page.
  ...new Map(pages.map((page) => [page.href, page])).values().map(({ href, label }): SearchDocument => ({
    href,
    kind: 'page',
    title: label,
    text: '',
    category: '',
    tags: [],
  })),
];
