import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { sampleArticle } from '#tests/support/sample-article.ts';
import { articleFeed, type FeedItem } from './article-feed.ts';

const item = (html: string, title = 'Le tableau croisé', createdAt = '2026-06-09T00:00:00.000Z'): FeedItem => ({
  html,
  article: sampleArticle({ title, createdAt, updatedAt: createdAt }),
});

const unescape = (xml: string) => parse(`<p>${xml}</p>`).text;

const contentOf = (xml: string) => unescape(/<content:encoded>([\s\S]*?)<\/content:encoded>/.exec(xml)?.[1] ?? '');

test('dates the articles and the feed, and links to both', async () => {
  const xml = await articleFeed([item('<p>Un</p>'), item('<p>Deux</p>', 'Deux', '2026-11-01T00:00:00.000Z')]);
  expect(xml).toContain('<pubDate>Tue, 09 Jun 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<lastBuildDate>Sun, 01 Nov 2026 00:00:00 GMT</lastBuildDate>');
  expect(xml).toContain(`<guid isPermaLink="true">${site.brand.url}/blog/9</guid>`);
  expect(xml).toContain(`<atom:link href="${site.brand.url}/rss.xml" rel="self" type="application/rss+xml"/>`);
});

test('escapes XML in titles and texts', async () => {
  const xml = await articleFeed([item('<p>1 &lt; 2 ]]&gt;</p>', 'R&D : <b>gras</b>')]);
  expect(xml).toContain('<title>R&amp;D : &lt;b&gt;gras&lt;/b&gt;</title>');
  expect(contentOf(xml)).toBe('<p>1 &lt; 2 ]]&gt;</p>');
});

test('makes links absolute and keeps the fallback of each picture', async () => {
  const html =
    '<a href="/contact">écrire</a> <a href="#suite">suite</a> <a href="https://site.example/?a=1&amp;b=2">dehors</a> <a href="mailto:a@site.example">mail</a> <picture><source type="image/avif" srcset="/_astro/images/a.1-320.avif 320w" sizes="92vw"/><img class="x" alt="a > b" src="/images/a.webp"></picture>';
  expect(contentOf(await articleFeed([item(html)]))).toBe(
    `<a href="${site.brand.url}/contact">écrire</a> <a href="${site.brand.url}/blog/9#suite">suite</a> <a href="https://site.example/?a=1&amp;b=2">dehors</a> <a href="mailto:a@site.example">mail</a> <img class="x" alt="a > b" src="${site.brand.url}/images/a.webp">`,
  );
});
