import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContentFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { type ArticlesHead, articlesSchema } from './articles-schema.ts';

const FILE = 'articles.yaml';

/** The texts above the list of articles. Defaults apply without `articles.yaml`. */
export const ARTICLES_HEAD: ArticlesHead = existsSync(resolve(CONTENT, FILE))
  ? readContentFile(FILE, articlesSchema)
  : articlesSchema.parse({});
