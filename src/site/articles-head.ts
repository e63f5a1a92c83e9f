import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContentFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { type ArticlesHead, articlesSchema } from './articles-schema.ts';

const FILE = 'articles.yaml';

const readArticlesHead = (): ArticlesHead =>
  existsSync(resolve(CONTENT, FILE)) ? readContentFile(FILE, articlesSchema) : articlesSchema.parse({});

/**
 * The words above the list of articles; of a provider who has written none, its name alone. Browsers are given the value: see
 * `src/integrations/content-constants.ts`.
 */
export const ARTICLES_HEAD = readArticlesHead();
