import { pathToFileURL } from 'node:url';
import type * as Collections from './content-model/collections.ts';

// Node imports the collections, because it has loaded their schemas already: Vite would compile them again.
const file = pathToFileURL('src/content-model/collections.ts').href;
const module = (await import(/* @vite-ignore */ file)) as typeof Collections;

export const collections = module.collections;
