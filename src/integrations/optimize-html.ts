import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withoutSeemingMarkup } from '#src/lib/markup-pieces.ts';
import { pageStyles } from './page-styles.ts';
import { StyleSheet } from './purged-style-sheet.ts';

const SYMBOL = /<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g;
const USE = /"\/icons\.svg#([\w-]+)"/g;
const BODY = /<body[^>]*>/;
const FAVICON = '"/favicon.svg"';

/** A page of fewer characters compresses to 12 kB at most, of the 14.6 that its first packets bring: see docs/decisions/013. */
const MAX_INLINE_HTML_CHARS = 45_000;

const dataUri = (svg: string) => `data:image/svg+xml,${encodeURI(svg.trim()).replaceAll('#', '%23')}`;

/**
 * Puts the icons that a page shows and the one of its tab into the page, when its first packets have room for them: nothing
 * is asked for, and what it shows is painted with it. `sprite`, `favicon`: the texts of `icons.svg`, which larger pages and what a
 * script adds refer to, and of `favicon.svg`.
 * @throws When a page names an icon that is not there: it would show nothing.
 */
export function inlineIcons(sprite: string, favicon: string): (html: string) => string {
  const faviconInPlace = `"${dataUri(favicon)}"`;
  const symbols = new Map([...sprite.matchAll(SYMBOL)].map(([symbol, name = '']) => [name, symbol]));
  const symbolNamed = (name: string) => {
    const symbol = symbols.get(name);
    if (symbol === undefined)
      throw new Error(`public/icons.svg has no symbol "${name}": draw it, or name another icon.`);
    return symbol.replace('id="', 'id="icon-');
  };
  return (html) => {
    const names = new Set([...html.matchAll(USE)].map(([, name = '']) => name));
    const shown = [...names].map(symbolNamed).join('');
    if (html.length > MAX_INLINE_HTML_CHARS) return html;
    return html
      .replace(FAVICON, () => faviconInPlace)
      .replaceAll(USE, (_, name: string) => `"#icon-${name}"`)
      .replace(BODY, (body) => (shown === '' ? body : `${body}<div hidden><svg>${shown}</svg></div>`));
  };
}

/**
 * Rewrites the pages of a build, whose files are given: with the styles that each uses (docs/decisions/017) and its icons. What
 * looks for these, or for code behind them, finds none in a text, an attribute or a comment.
 */
export function optimizeHtml(dist: string, files: readonly string[]): void {
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => [basename(file), textOf(file)] as const);
  const withUsedStyles = pageStyles(new Map(scripts));
  const withIcons = inlineIcons(textOf('icons.svg'), textOf('favicon.svg'));
  for (const file of files)
    if (file.endsWith('.html'))
      writeFileSync(join(dist, file), withIcons(withUsedStyles(withoutSeemingMarkup(textOf(file)))));
    // Styles that scripts bring late are for any page, hence all used, but for Tailwind's declarations for idle utilities.
    else if (file.endsWith('.css'))
      writeFileSync(
        join(dist, file),
        new StyleSheet(textOf(file)).withoutIdle(() => true),
      );
}
