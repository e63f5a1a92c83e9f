import { readOptionalFile } from '#src/lib/content-file.ts';
import { articlesSchema } from './articles-schema.ts';

/** The texts above the list of articles. Defaults apply without `articles.yaml`. */
export const ARTICLES_HEAD = readOptionalFile('articles.yaml', articlesSchema) ?? articlesSchema.parse({});
