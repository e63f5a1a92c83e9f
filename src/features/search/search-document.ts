import type { Synonyms } from './search-schema.ts';

type SearchKind = 'course' | 'article' | 'person' | 'page';

/** One page that the search finds, or the place on a page that answers. */
export type SearchDocument = {
  href: string;
  kind: SearchKind;
  title: string;
  /** A course's description, an article's excerpt, what a person does, a page's answer; may be empty. */
  text: string;
  category: string;
  /** Of a course: what people ask first. */
  answers?: { lasting: string; next?: { start: string; text: string } };
  /** An article's tags. */
  tags: readonly string[];
  /** The search words beside those that are shown: a certificate, places, trainers, tasks. */
  words: string;
  /** The expressions that mean just this page: « règlement intérieur ». */
  asked?: readonly string[];
};

/** The content of `/recherche.json`. */
export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: Synonyms };

/** In characters: the field takes no more. */
export const LONGEST_QUERY = 100;
