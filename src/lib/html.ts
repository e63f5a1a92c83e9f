const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// eslint-disable-next-line no-control-regex -- XML 1.0 has no place for them, not even escaped.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const withoutControlCharacters = (text: string): string => text.replace(CONTROL_CHARACTERS, '');

/** A text as XML wants it, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  withoutControlCharacters(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const DANGEROUS = /[<>&\u2028\u2029]/g;

/** JSON that no text in it can close or open anything with, to stand in a `<script>`: `</script>` becomes `\u003c/script\u003e`. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A `>` between quotes ends no tag: `<img alt="a > b">` is one. */
const TAG_END = `(?:"[^"]*"|'[^']*'|[^'">])*>`;

/**
 * A piece of HTML that is no text: a comment, an element of code or of a field from end to end, with its first tag as the first
 * group and the rest as the third, or a single tag.
 */
const MARKUP = `<!--[^]*?-->|(<(script|style|textarea)\\b${TAG_END})([^]*?</\\2>)|<[a-z/!]${TAG_END}`;

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
