import MiniSearch, { type Query } from 'minisearch';
import { fold } from '#src/lib/french-text.ts';
import type { SearchDocument, SearchIndex } from './search-document.ts';
import type { Synonyms } from './search-schema.ts';

/** Words that say nothing of what is looked for. */
const STOP_WORDS = new Set(
  (
    'a au aux avec ce ces chez comment cours d dans de des du elle en est et etre faire faut formation formations il ' +
    'ils j je l la le les leur ma mes mon n ne nos notre nous on ou par pas pour puis quand que quel quelle qui s sa ' +
    'sans savoir se ses si son sur t te un une vos votre vous y apprendre debuter stage'
  ).split(' '),
);

/** `['excel', 'croise']` for « Excel : les croisés ». Plurals lose their mark, so that one form finds the other. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(singular);

/** `tableaux` → `tableau`, `reseaux` → `reseau`, `journaux` → `journal`, `virus` stays. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/(eau|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

export type Found = {
  /** Holds just what was typed, whatever its case and accents. */
  exact: SearchDocument[];
  /** Looks like it: a typing error, a plural, a synonym. Best first; empty where enough is exact. */
  near: SearchDocument[];
};

/** Below this many exact finds, near ones are offered too. */
const ENOUGH = 3;
const MOST_NEAR = 6;
/** Near finds worth less than this share of the best one are noise. */
const WORTH = 0.4;

const holds = ({ title, text }: SearchDocument, wanted: string): boolean =>
  fold(title).includes(wanted) || fold(text).includes(wanted);

/** Titles that begin with what was typed come first, then those that hold it, then texts. */
function rank({ title }: SearchDocument, wanted: string): number {
  const place = fold(title).indexOf(wanted);
  return place === 0 ? 0 : place > 0 ? 1 : 2;
}

/** What the words typed are called in our pages, the longest expression first: « no code » is not some « code ». */
function meanings(query: string, synonyms: Synonyms): string[] {
  let typed = ` ${wordsOf(query).join(' ')} `;
  const expressions = synonyms
    .flatMap(({ words, find }) => words.map((word) => ({ expression: ` ${wordsOf(word).join(' ')} `, find })))
    .sort((one, other) => other.expression.length - one.expression.length);
  return expressions.flatMap(({ expression, find }) => {
    if (!typed.includes(expression)) return [];
    typed = typed.replace(expression, ' | ');
    return find;
  });
}

/** Neighbours as one word, so that « powerquery » finds « Power Query »: `['powerquery']`. */
const joinedPairs = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
};

/** Makes a search over some pages. The first search costs the indexing, a few milliseconds for a hundred pages. */
export function createSearch({ documents, synonyms }: SearchIndex): (query: string) => Found {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'href',
    fields: ['title', 'text', 'category', 'tags'],
    extractField: (document, name) =>
      name === 'href'
        ? document.href
        : name === 'tags'
          ? document.tags.join(' ')
          : name === 'category'
            ? document.category
            : name === 'text'
              ? document.text
              : document.title,
    tokenize: (text, field) => (field === 'title' ? [...wordsOf(text), ...joinedPairs(text)] : wordsOf(text)),
    processTerm: singular,
    searchOptions: {
      tokenize: wordsOf,
      boost: { title: 4, category: 2, tags: 2 },
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 4 ? 0.3 : false),
      maxFuzzy: 2,
    },
  });
  engine.addAll(documents);
  const byHref = new Map(documents.map((document) => [document.href, document]));

  const nearest = (query: string): SearchDocument[] => {
    const typed: Query = { queries: [query], combineWith: 'AND' };
    const meant = meanings(query, synonyms).map((find): Query => ({
      queries: [find],
      combineWith: 'AND',
      fuzzy: false,
    }));
    const all = engine.search({ queries: [typed, ...joinedPairs(query), ...meant], combineWith: 'OR' });
    const results = all.length > 0 ? all : engine.search(query, { combineWith: 'OR' });
    const [best] = results;
    return results.flatMap(({ id, score }) => {
      const document = byHref.get(String(id));
      return document !== undefined && best !== undefined && score >= best.score * WORTH ? [document] : [];
    });
  };

  return (query) => {
    const wanted = fold(query.trim());
    if (wanted === '') return { exact: [], near: [] };
    const exact = documents
      .filter((document) => holds(document, wanted))
      .sort((one, other) => rank(one, wanted) - rank(other, wanted));
    if (exact.length >= ENOUGH) return { exact, near: [] };
    return {
      exact,
      near: nearest(query)
        .filter((each) => !exact.includes(each))
        .slice(0, MOST_NEAR),
    };
  };
}
