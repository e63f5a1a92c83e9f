import { listMirror } from '#src/lib/list-mirror.ts';
import { paths } from '#src/site/paths.ts';
import type { Article } from './article.ts';

export const { $mirror: $articles, load: loadArticles } = listMirror<Article>(paths.apiBlog);
