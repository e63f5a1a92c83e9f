import { jsonMirror } from '#src/lib/json-mirror.ts';
import { paths } from '#src/site/paths.ts';
import type { Article } from './article.ts';

export const { $mirror: $articles, load: loadArticles } = jsonMirror<readonly Article[]>(paths.apiBlog, Array.isArray);
