import type { Synonyms } from './search-schema.ts';

type SearchKind = 'course' | 'article' | 'page';

/** One page that the search finds. */
export type SearchDocument = {
  href: string;
  kind: SearchKind;
  title: string;
  /** A sentence or two: a course's description, an article's excerpt; empty for other pages. */
  text: string;
  category: string;
  /** Of a course: what people ask first. */
  answers?: { lasting: string; next?: { start: string; text: string } };
  /** An article's tags. */
  tags: readonly string[];
};

/** What `/recherche.json` holds. */
export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: Synonyms };
