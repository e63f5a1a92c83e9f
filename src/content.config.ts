import { pathToFileURL } from 'node:url';

/** Node imports the collections, because it has loaded their schemas already: Vite would compile them again. */
const collectionsFile = pathToFileURL('src/content-model/collections.ts').href;

export const { collections } = (await import(
  /* @vite-ignore */ collectionsFile
)) as typeof import('./content-model/collections.ts');
