import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { stem, wordsOf } from '#src/lib/french-stem.ts';
import type { SearchDocument, SearchIndex } from './search-document.ts';
import type { Synonyms } from './search-schema.ts';

/** Words that say nothing of what is looked for. */
const STOP_WORDS = new Set(
  (
    'a ai au aux avec ca ce ces cette chez combien comment cours d dan de des du elle en est et etre faire faut formation ' +
    'il ils j je l la le les leur ma me mes moi mon n ne nos notre nous on ou par pa pas pour pui puis quand que quel quelle ' +
    'qui s sa san sans savoir sui se ses si son sur t te un une vos votre vous y apprendre debuter stage veux voudrai cherche'
  ).split(' '),
);

/** The words of a text that say something; all of them where none does: « formations ». */
function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

export type Found = {
  /** Has what was typed, or what that means; a plural or a word of the same family is the same. Best first. */
  exact: SearchDocument[];
  /** Looks like it: a typing error, a part of it. Best first; empty where enough is exact. */
  near: SearchDocument[];
};

/** Below this many exact finds, near ones are offered too. */
const ENOUGH = 3;
const MOST_NEAR = 6;
/** Near finds worth less than this share of the best one are noise. */
const WORTH = 0.4;
/** The weight of an expression that means a page, beside the best find: first where it is all that was typed. */
const MEANT = 1.2;
const TO_THE_LETTER = 1.5;
/** An expression that is no more of what was typed may be beside the point: the page is only near. */
const HALF = 0.5;
/** The weight of a title that begins with a word typed. */
const BEGINS = 1.3;
/** People look for a course first; an article comes after what it explains. */
const KIND_WEIGHTS: Record<SearchDocument['kind'], number> = { course: 1.3, page: 1.1, person: 1, article: 0.9 };

/** Whether a word may be one that somebody is still typing. */
const isBeginning = (word: string): boolean => word.length >= 3;

/** An expression in the form in which two ways to write it are one: ` regl interi `. */
const expressionOf = (text: string): string => ` ${tellingWords(text).map(stem).join(' ')} `;

/** The names that our pages use for the words typed, the longest expression first: « no code » is not some « code ». */
function meanings(query: string, synonyms: Synonyms): string[] {
  let typed = expressionOf(query);
  const expressions = synonyms
    .flatMap(({ words, find }) => words.map((word) => ({ expression: expressionOf(word), find })))
    .sort((one, other) => other.expression.length - one.expression.length);
  return expressions.flatMap(({ expression, find }) => {
    if (!typed.includes(expression)) return [];
    typed = typed.replace(expression, ' | ');
    return find;
  });
}

/** Neighbours as one word, so that « powerquery » finds « Power Query »: `['powerquery']`. */
const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);

/** A word and what it has in common with its family, once where they are one. */
const forms = (words: readonly string[]): string[] => [...new Set(words.flatMap((word) => [word, stem(word)]))];

const all = (queries: Query[]): Query => ({ queries, combineWith: 'AND' });
const any = (queries: Query[], options: Partial<Query & object> = {}): Query => ({
  queries,
  combineWith: 'OR',
  ...options,
});

/** A typed word as it stands, as one begun, one of its family, or one mistyped. */
const typedWord = (word: string): Query =>
  any([word, { queries: [stem(word)], combineWith: 'OR', fuzzy: false, prefix: false }]);

const countOf = (expression: string): number => expression.trim().split(' ').length;

/** How much of what was typed an expression is, between 0 and 1; beyond where it is that to the letter. */
function shareOf(query: string, expressions: readonly string[]): number {
  const typed = expressionOf(query);
  const letters = wordsOf(query).join(' ');
  const shares = expressions.map((expression) => {
    if (wordsOf(expression).join(' ') === letters) return TO_THE_LETTER;
    const telling = expressionOf(expression);
    return typed.includes(telling) ? countOf(telling) / countOf(typed) : 0;
  });
  return Math.max(0, ...shares);
}

/** Whether each word typed is in what was found as it stands, begun, or by its family. */
const hasAll = ({ terms }: SearchResult, words: readonly string[]): boolean =>
  words.every((word) =>
    terms.some((term) => term === word || term === stem(word) || (isBeginning(word) && term.startsWith(word))),
  );

/** Pages indexed in one go: long enough to be done soon, short enough for a key typed meanwhile. */
const CHUNK = 10;

/** Makes a search over some pages; the indexing lets the page answer meanwhile. */
export async function createSearch({ documents, synonyms }: SearchIndex): Promise<(query: string) => Found> {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'href',
    fields: ['title', 'text', 'category', 'tags', 'words', 'asked'],
    extractField: (document, name) => {
      const value = document[name as keyof SearchDocument];
      return Array.isArray(value) ? value.join('. ') : typeof value === 'string' ? value : '';
    },
    tokenize: (text, field) => {
      const words = tellingWords(text);
      return field === 'title' ? forms([...words, ...joinedPairs(words)]) : forms(words);
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [text],
      boost: { title: 4, category: 2, tags: 2, asked: 2 },
      prefix: isBeginning,
      fuzzy: (term) => (term.length >= 4 ? 0.3 : false),
      maxFuzzy: 2,
    },
  });
  await engine.addAllAsync(documents, { chunkSize: CHUNK });
  const byHref = new Map(documents.map((document) => [document.href, document]));
  const asked = documents.filter((document) => document.asked !== undefined);
  const firstWords = new Map(documents.map(({ href, title }) => [href, tellingWords(title)[0]]));

  const boostDocument = (href: unknown, term: string): number => {
    const kind = byHref.get(String(href))?.kind ?? 'page';
    return KIND_WEIGHTS[kind] * (firstWords.get(String(href)) === term ? BEGINS : 1);
  };
  const find = (queries: Query[]): SearchResult[] =>
    queries.length === 0 ? [] : engine.search({ queries, combineWith: 'OR' }, { boostDocument });
  const byMeaning = (query: string): SearchResult[] =>
    find(meanings(query, synonyms).map((text) => all(tellingWords(text).map((word) => any([word], { fuzzy: false })))));

  return (query) => {
    if (query.trim() === '') return { exact: [], near: [] };
    const words = tellingWords(query);
    const pairs = joinedPairs(words);
    const typed = find([all(words.map(typedWord)), ...pairs]);
    const meant = byMeaning(query);
    const best = Math.max(1, ...[typed, meant].map(([result]) => result?.score ?? 0));
    const scores = new Map<string, { score: number; isExact: boolean }>();
    const add = (href: string, score: number, isExact: boolean) => {
      const found = scores.get(href);
      scores.set(href, { score: (found?.score ?? 0) + score, isExact: isExact || (found?.isExact ?? false) });
    };
    for (const result of typed)
      add(String(result.id), result.score, hasAll(result, words) || pairs.some((pair) => result.terms.includes(pair)));
    for (const { id, score } of meant) add(String(id), score, true);
    for (const { href, asked: expressions = [] } of asked) {
      const share = shareOf(query, expressions);
      if (share > 0) add(href, share * MEANT * best, share > HALF);
    }
    const enough = () => [...scores.values()].filter(({ isExact }) => isExact).length >= ENOUGH;
    // Too little has all the words: what has some of them may do.
    if (words.length > 1 && !enough())
      for (const { id, score } of find(words.map(typedWord)))
        if (!scores.has(String(id))) add(String(id), score, false);
    const ranked = [...scores].sort(([, one], [, other]) => other.score - one.score);
    const pick = (list: typeof ranked) => list.flatMap(([href]) => byHref.get(href) ?? []);
    const exact = pick(ranked.filter(([, { isExact }]) => isExact));
    if (enough()) return { exact, near: [] };
    const others = ranked.filter(([, { isExact }]) => !isExact);
    const worth = (others[0]?.[1].score ?? 0) * WORTH;
    return { exact, near: pick(others.filter(([, { score }]) => score >= worth)).slice(0, MOST_NEAR) };
  };
}
