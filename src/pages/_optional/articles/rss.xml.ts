import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { allArticles, toArticle } from '#src/features/blog/article-collection.ts';
import { articleFeed } from '#src/features/blog/article-feed.ts';
import EditorialText from '#src/features/editorial/EditorialText.astro';
import { renderText } from '#src/features/editorial/render-text.ts';

const FEED_SIZE = 20;

export const GET: APIRoute = async () => {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const items = (await allArticles()).slice(0, FEED_SIZE).map(async (entry) => {
    const { Content } = await renderText(entry);
    return {
      article: toArticle(entry),
      html: await container.renderToString(EditorialText, { props: { content: Content } }),
    };
  });
  return new Response(await articleFeed(await Promise.all(items)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
