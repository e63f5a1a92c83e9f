import { paths } from '#src/site/paths.ts';
import type { SearchIndex } from './search-document.ts';
import { createSearch, type Found } from './search-engine.ts';

let loading: Promise<(query: string) => Found> | undefined;

// What the index holds, our own build wrote and its checks parsed: here it is enough that it has both parts.
const isIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && 'documents' in value && 'synonyms' in value;

async function fetchSearch(): Promise<(query: string) => Found> {
  const response = await fetch(paths.searchIndex);
  if (!response.ok) throw new Error(`${paths.searchIndex}: ${String(response.status)}`);
  const index: unknown = await response.json();
  if (!isIndex(index)) throw new Error(`${paths.searchIndex} holds no index.`);
  return createSearch(index);
}

/** The site's search, fetched once a visit; after a failure, fetched again. */
export function loadSearch(): Promise<(query: string) => Found> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
