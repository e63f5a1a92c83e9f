import type { Synonyms } from './search-schema.ts';

export type SearchDocument = {
  href: string;
  kind: 'course' | 'article' | 'person' | 'page';
  title: string;
  text: string;
  category?: string;
  answers?: { lasting: string; next?: { start: string; text: string } };
  tags?: readonly string[];
  /** Hidden search words: certificate, places, trainers, tasks. */
  words?: string | undefined;
  /** Search phrases that lead to this page: « règlement intérieur ». */
  asked?: readonly string[];
};

export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: Synonyms };

export const MAX_QUERY_LENGTH = 100;
