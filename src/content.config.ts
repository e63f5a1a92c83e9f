import { pathToFileURL } from 'node:url';
import type * as Collections from './content-model/collections.ts';

// Uses Node’s import, because Node has already loaded the schemas for the content check and Vite would compile all of
// them again.
const file = pathToFileURL('src/content-model/collections.ts').href;
const module = (await import(/* @vite-ignore */ file)) as typeof Collections;

export const collections = module.collections;
