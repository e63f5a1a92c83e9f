import { getRssString } from '@astrojs/rss';
import { escapeXml, withoutControlCharacters } from '#src/lib/html.ts';
import { site } from '#src/site/site.ts';
import { paths } from '#src/site/paths.ts';
import { absolute } from '#src/site/structured-data.ts';
import type { Article } from './article-collection.ts';

export type FeedItem = { article: Article; html: string };

const withAbsoluteLinks = (html: string, base: string): string =>
  html.replaceAll(/<source (?:"[^"]*"|[^"<>])*>|<\/?picture>/g, '').replace(
    // Other attributes may contain `>`: `<img alt="a > b" src="…">`.
    /(<[a-z](?:"[^"]*"|[^"<>])*?\s(?:href|src|poster)=")([^"]*)"/g,
    (_, start: string, link: string) => `${start}${escapeXml(new URL(link.replaceAll('&amp;', '&'), base).href)}"`,
  );

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export async function articleFeed(items: readonly FeedItem[]): Promise<string> {
  const updates = items.map(({ article }) => Date.parse(article.updatedAt));
  const feed = await getRssString({
    title: `${site.brand.name}, le blog`,
    description: site.brand.baseline,
    site: absolute(paths.blog),
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      content: 'http://purl.org/rss/1.0/modules/content/',
      dc: 'http://purl.org/dc/elements/1.1/',
    },
    customData: [
      `<atom:link href="${escapeXml(absolute(paths.feed))}" rel="self" type="application/rss+xml"/>`,
      element('language', 'fr'),
      ...(updates.length > 0 ? [element('lastBuildDate', new Date(Math.max(...updates)).toUTCString())] : []),
    ].join(''),
    items: items.map(({ article, html }) => {
      const link = absolute(paths.article(article.id));
      return {
        title: article.title,
        link,
        pubDate: new Date(article.createdAt),
        categories: [article.category, ...article.tags],
        description: article.excerpt,
        content: withAbsoluteLinks(html, link),
        customData: element('dc:creator', article.author),
      };
    }),
  });
  return withoutControlCharacters(feed);
}
