import { getCollection } from 'astro:content';
import { hasContentFolder } from '#src/lib/content-folder.ts';
import { oncePerBuild } from '#src/lib/once-per-build.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import { compareArticles } from './article.ts';

export const allArticles = oncePerBuild(async () =>
  (hasContentFolder('blog') ? await getCollection('blog', isShownInBuild) : []).sort(compareArticles),
);
