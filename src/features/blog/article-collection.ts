import { entriesIn } from '#src/lib/entries-in.ts';
import { oncePerBuild } from '#src/lib/once-per-build.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import { compareArticles } from './article.ts';

/** All articles of this build, newest first. */
export const allArticles = oncePerBuild(async () => (await entriesIn('blog', isShownInBuild)).sort(compareArticles));
