/** A `>` between quotes ends no tag: `<img alt="a > b">` is one. */
const TAG_END = `(?:"[^"]*"|'[^']*'|[^'">])*>`;

/**
 * A piece of HTML that is no text: a comment, an element of code or of a field from end to end, with its first tag as the first
 * group and the rest as the third, or a single tag.
 */
export const MARKUP = `<!--[^]*?-->|(<(script|style|textarea)\\b${TAG_END})([^]*?</\\2>)|<[a-z/!]${TAG_END}`;

const QUOTED = /(["'])(.*?)\1/gs;
const quoteless = (text: string): string => text.replaceAll('"', '&quot;');
/** The last sign is no `=`: with the quote behind it, it would begin a value. */
const escaped = (tag: string): string =>
  tag.replace(QUOTED, (_, quote: string, value: string) => {
    const plain = quoteless(value).replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/=$/, '&#61;');
    return `${quote}${plain}${quote}`;
  });

const pieces = new RegExp(`${MARKUP}|"`, 'gi');

/**
 * The same HTML, in whose texts, attributes and comments nothing looks like a tag or an attribute: Astro leaves quotes, `<` and
 * `>` there as they are, and whoever looks for `<style>` or ` class="…"` in a page would find what an editor wrote about it, or
 * has left out.
 */
export const withoutSeemingMarkup = (html: string): string =>
  html.replace(pieces, (piece: string, opening?: string, _name?: string, rest?: string) => {
    if (piece === '"') return quoteless(piece);
    return piece.startsWith('<!--')
      ? `<!--${quoteless(piece.slice('<!--'.length)).replaceAll('<', '&lt;')}`
      : escaped(opening ?? piece) + (rest ?? '');
  });
