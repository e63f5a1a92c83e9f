import type { Synonyms } from './search-schema.ts';

type SearchKind = 'course' | 'article' | 'person' | 'page';

export type SearchDocument = {
  href: string;
  kind: SearchKind;
  title: string;
  text: string;
  category: string;
  answers?: { lasting: string; next?: { start: string; text: string } };
  tags: readonly string[];
  words: string;
  /** The phrases that mean this page: « règlement intérieur ». */
  asked?: readonly string[];
};

export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: Synonyms };

export const LONGEST_QUERY = 100;
