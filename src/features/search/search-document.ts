import type { TextPart } from '#src/lib/telephone.ts';
import type { Synonyms } from './search-schema.ts';

type SearchKind = 'course' | 'article' | 'person' | 'page';

export type SearchDocument = {
  href: string;
  kind: SearchKind;
  title: string;
  /** A description, an excerpt, a role or an answer; may be empty. */
  text: string;
  /** The same text, if telephone numbers and e-mail addresses in it are links. */
  parts?: readonly TextPart[];
  category: string;
  /** The main facts of a course. */
  answers?: { lasting: string; next?: { start: string; text: string } };
  tags: readonly string[];
  /** Other search words, not shown: certificate, places, trainers, tasks. */
  words: string;
  /** The phrases that mean this page: « règlement intérieur ». */
  asked?: readonly string[];
};

/** The content of `/recherche.json`. */
export type SearchIndex = { documents: readonly SearchDocument[]; synonyms: Synonyms };

/** In characters. */
export const LONGEST_QUERY = 100;
