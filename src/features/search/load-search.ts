import { loadJson } from '#src/lib/load-json.ts';
import { paths } from '#src/site/paths.ts';
import type { SearchIndex } from './search-document.ts';
import { createSearch, type Found } from './search-engine.ts';

const isIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && 'documents' in value && 'synonyms' in value;

let search: Promise<(query: string) => Found> | undefined;

/** Loads the index and creates the search once. A failed request is retried on the next call. */
export async function loadSearch(): Promise<(query: string) => Found> {
  const read = await loadJson(paths.searchIndex, isIndex);
  search ??= createSearch(read);
  return search;
}
