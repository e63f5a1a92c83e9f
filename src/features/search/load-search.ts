import { jsonMirror } from '#src/lib/json-mirror.ts';
import { paths } from '#src/site/paths.ts';
import type { SearchIndex } from './search-document.ts';
import { createSearch, type Found } from './search-engine.ts';

const isIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && 'documents' in value && 'synonyms' in value;

const { $mirror, load } = jsonMirror(paths.searchIndex, isIndex);

let search: Promise<(query: string) => Found> | undefined;

/** The site's search, fetched once a visit; after a failure, fetched again. */
export async function loadSearch(): Promise<(query: string) => Found> {
  await load();
  const mirror = $mirror.get();
  if (mirror.status !== 'loaded') throw new Error(`${paths.searchIndex} was not read.`);
  search ??= createSearch(mirror.data);
  return search;
}
