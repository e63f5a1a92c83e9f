import { escapeXml } from '#src/lib/escape-xml.ts';
import { site } from '#src/site/site.ts';
import { paths } from '#src/site/paths.ts';
import type { Article } from './article.ts';

/** An article and its text as HTML. */
export type FeedItem = { article: Article; html: string };

const address = (path: string): string => new URL(path, site.brand.url).href;

/** Links and pictures of an article as they must be away from its page: of each picture, the one that any reader shows. */
const withAbsoluteLinks = (html: string, base: string): string =>
  html
    .replaceAll(/<source [^<>]*>|<\/?picture>/g, '')
    .replace(
      /(<[a-z][^<>]*?\s(?:href|src|poster)=")([^"]*)"/g,
      (_, start: string, link: string) => `${start}${escapeXml(new URL(link.replaceAll('&amp;', '&'), base).href)}"`,
    );

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

function item({ article, html }: FeedItem): string {
  const link = address(paths.article(article.id));
  return [
    '<item>',
    element('title', article.title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('pubDate', new Date(article.createdAt).toUTCString()),
    element('dc:creator', article.author),
    ...[article.category, ...article.tags].map((category) => element('category', category)),
    element('description', article.excerpt),
    element('content:encoded', withAbsoluteLinks(html, link)),
    '</item>',
  ].join('\n');
}

/** The blog as RSS 2.0, full text, from articles that come newest first. */
export function articleFeed(items: readonly FeedItem[]): string {
  const updates = items.map(({ article }) => Date.parse(article.updatedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${site.brand.name}, le blog`),
    element('link', address(paths.blog)),
    `<atom:link href="${escapeXml(address(paths.feed))}" rel="self" type="application/rss+xml"/>`,
    element('description', site.brand.baseline),
    element('language', 'fr'),
    ...(updates.length > 0 ? [element('lastBuildDate', new Date(Math.max(...updates)).toUTCString())] : []),
    ...items.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
