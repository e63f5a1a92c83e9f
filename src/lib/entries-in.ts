import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { CONTENT } from '#src/lib/content-folder.ts';

/** The entries of an optional folder. Astro would warn of a collection without entries. */
export const entriesIn = async <Folder extends CollectionKey>(
  folder: Folder,
  isWanted: (entry: CollectionEntry<Folder>) => boolean = () => true,
): Promise<CollectionEntry<Folder>[]> => (existsSync(resolve(CONTENT, folder)) ? getCollection(folder, isWanted) : []);
