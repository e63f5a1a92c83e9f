import { joinedWordsOf, stem, wordJoiner, wordsOf } from './french-stem.ts';
import { loadJson } from '#src/lib/load-json.ts';
import { paths } from '#src/site/paths.ts';
import type { SearchDocument, SearchIndex } from './search-documents.ts';
import type { Synonyms } from './search-schema.ts';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';

const STOP_WORDS = new Set(
  (
    'a ai au aux avec ca ce ces cette chez combien comment cours d dan de des du elle en est et etre faire faut formation ' +
    'il ils j je l la le les leur ma me mes moi mon n ne nos notre nous on ou par pa pas pour pui puis quand que quel quelle ' +
    'qui s sa san sans savoir sui se ses si son sur t te un une vos votre vous y apprendre debuter stage veux voudrai cherche'
  ).split(' '),
);

/** `exact` results match all words or their synonyms. `near` results match some words or similar words. Best first. */
export type SearchResults = { exact: SearchDocument[]; near: SearchDocument[] };

const MIN_EXACT = 3;
const MAX_NEAR = 6;
const MIN_NEAR_SHARE = 0.4;
const [PHRASE_WEIGHT, LITERAL_SHARE] = [1.2, 1.5];
const FIRST_WORD_WEIGHT = 1.3;
const KIND_WEIGHTS: Record<SearchDocument['kind'], number> = { course: 1.3, page: 1.1, person: 1, article: 0.9 };

/** Drops stop words, unless there are no other words: « formations ». */
function stemsOf(words: readonly string[]): string[] {
  const keywords = words.filter((word) => !STOP_WORDS.has(word));
  return (keywords.length > 0 ? keywords : words).map(stem);
}

const stems = (text: string): string[] => stemsOf(wordsOf(text));

/** With joined pairs, « powerquery » finds « Power Query ». */
const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);

const phrase = (words: readonly string[]): string => ` ${words.join(' ')} `;

type StemsOf = (text: string) => string[];

/** Matches longer phrases first and removes them from the query, so that « no code » does not also match « code ». */
function findSynonyms(typed: readonly string[], synonyms: Synonyms, stems: StemsOf): string[] {
  let remaining = phrase(typed);
  return synonyms
    .flatMap(({ words, find }) => words.map((word) => ({ expression: phrase(stems(word)), find })))
    .sort((one, other) => other.expression.length - one.expression.length)
    .flatMap(({ expression, find }) => {
      if (!remaining.includes(expression)) return [];
      remaining = remaining.replace(expression, ' | ');
      return find;
    });
}

const shareOf = (query: string, typed: readonly string[], expressions: readonly string[], wordsOf: StemsOf): number =>
  Math.max(
    0,
    ...expressions.map((expression) => {
      if (phrase(wordsOf(expression)) === phrase(wordsOf(query))) return LITERAL_SHARE;
      const words = stemsOf(wordsOf(expression));
      return phrase(typed).includes(phrase(words)) ? words.length / typed.length : 0;
    }),
  );

const FIELDS = ['title', 'text', 'category', 'tags', 'words', 'asked'];

function fieldText(document: SearchDocument, name: string): string {
  const value = document[name as keyof SearchDocument];
  return Array.isArray(value) ? value.join('. ') : typeof value === 'string' ? value : '';
}

function createEngine(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const byHref = new Map(documents.map(({ href, kind, title }) => [href, { kind, first: stems(title)[0] }]));
  return new MiniSearch<SearchDocument>({
    idField: 'href',
    fields: FIELDS,
    extractField: fieldText,
    tokenize: (text, field) => {
      const words = stems(text);
      return [...words, ...joinedWordsOf(text).map(stem), ...(field === 'title' ? joinedPairs(words) : [])];
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [text],
      boost: { title: 4, category: 2, tags: 2, asked: 2 },
      prefix: (term) => term.length >= 3,
      boostDocument: (href, term) => {
        const { kind = 'page', first } = byHref.get(String(href)) ?? {};
        return KIND_WEIGHTS[kind] * (first === term ? FIRST_WORD_WEIGHT : 1);
      },
    },
  });
}

type Scores = Map<string, number>;

const ranked = (scores: Scores) => [...scores].sort(([, one], [, other]) => other - one);

function addSimilar(engine: MiniSearch<SearchDocument>, typed: string[], near: Scores): void {
  const similar: SearchResult[] = engine.search(
    { queries: typed, combineWith: 'OR' },
    { fuzzy: (term) => (term.length >= 4 ? 0.3 : false), maxFuzzy: 2 },
  );
  for (const { id, score } of similar) near.set(String(id), (near.get(String(id)) ?? 0) + score);
}

const allOf = (words: string[], options = {}): Query => ({ queries: words, combineWith: 'AND', ...options });

export async function createSearch({ documents, synonyms }: SearchIndex): Promise<(query: string) => SearchResults> {
  const engine = createEngine(documents);
  // Batches keep the page responsive.
  await engine.addAllAsync(documents, { chunkSize: 10 });
  const byHref = new Map(documents.map((document) => [document.href, document]));
  const pick = (list: [string, number][]) => list.flatMap(([href]) => byHref.get(href) ?? []);
  const typedWords = wordJoiner([
    ...documents.flatMap((document) => FIELDS.map((name) => fieldText(document, name))),
    ...synonyms.flatMap(({ words, find }) => [...words, ...find]),
  ]);
  const typedStems: StemsOf = (text) => stemsOf(typedWords(text));

  return (query) => {
    const typed = typedStems(query);
    if (typed.length === 0) return { exact: [], near: [] };
    const found = engine.search({
      combineWith: 'OR',
      queries: [
        allOf(typed),
        ...joinedPairs(typed),
        ...findSynonyms(typed, synonyms, typedStems).map((synonym) => allOf(typedStems(synonym), { prefix: false })),
      ],
    });
    const exact: Scores = new Map(found.map(({ id, score }) => [String(id), score]));
    const near: Scores = new Map();
    const best = Math.max(1, found[0]?.score ?? 0);
    for (const { href, asked = [] } of documents) {
      const share = shareOf(query, typed, asked, typedWords);
      const scores = share > 0.5 ? exact : near;
      if (share > 0) scores.set(href, (exact.get(href) ?? 0) + share * PHRASE_WEIGHT * best);
    }
    if (exact.size >= MIN_EXACT) return { exact: pick(ranked(exact)), near: [] };
    addSimilar(engine, typed, near);
    const others = ranked(near).filter(([href]) => !exact.has(href));
    const minScore = (others[0]?.[1] ?? 0) * MIN_NEAR_SHARE;
    const closest = others.filter(([, score]) => score >= minScore);
    return { exact: pick(ranked(exact)), near: pick(closest).slice(0, MAX_NEAR) };
  };
}

let search: Promise<(query: string) => SearchResults> | undefined;

export async function loadSearch(): Promise<(query: string) => SearchResults> {
  const index = await loadJson<SearchIndex>(paths.searchIndex);
  search ??= createSearch(index);
  return search;
}
