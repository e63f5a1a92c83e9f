import type { Synonyms } from './search-schema.ts';

export type SearchDocument = {
  href: string;
  kind: 'course' | 'article' | 'person' | 'page';
  title: string;
  text: string;
  category?: string;
  answers?: { lasting: string; next?: { start: string; text: string } };
  tags?: readonly string[];
  words?: string | undefined;
  asked?: readonly string[];
};

export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: Synonyms };

export const MAX_QUERY_LENGTH = 100;
