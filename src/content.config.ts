import { pathToFileURL } from 'node:url';
import type * as Collections from './content-model/collections.ts';

// Uses Node’s import, because the content check has loaded the schemas in Node, and Vite would compile them again.
// A changed schema therefore needs a restart of `npm run dev`.
const file = pathToFileURL('src/content-model/collections.ts').href;
const module = (await import(/* @vite-ignore */ file)) as typeof Collections;

export const collections = module.collections;
