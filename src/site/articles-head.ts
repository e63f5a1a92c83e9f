import { readOptionalFile } from '#src/lib/content-file.ts';
import { articlesSchema } from './articles-schema.ts';

export const articlesHead = readOptionalFile('articles.yaml', articlesSchema) ?? articlesSchema.parse({});
