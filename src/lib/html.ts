const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// eslint-disable-next-line no-control-regex -- Not allowed in XML 1.0, not even escaped.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const withoutControlCharacters = (text: string): string => text.replace(CONTROL_CHARACTERS, '');

export const escapeXml = (text: string): string =>
  withoutControlCharacters(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const DANGEROUS = /[<>&\u2028\u2029]/g;

/** JSON for a `<script>` element: `</script>` becomes `\u003c/script\u003e`. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A `>` within quotes does not end a tag: `<img alt="a > b">`. */
const TAG_END = `(?:"[^"]*"|'[^']*'|[^'">])*>`;

/** Matches a comment, a tag, or a whole script, style or textarea (group 1: its opening tag; group 3: the rest). */
const MARKUP = `<!--[^]*?-->|(<(script|style|textarea)\\b${TAG_END})([^]*?</\\2>)|<[a-z/!]${TAG_END}`;

const QUOTED = /(["'])(.*?)\1/gs;
const escapeQuotes = (text: string): string => text.replaceAll('"', '&quot;');
/** Also escapes a final `=`: before the closing quote, it would look like an attribute. */
const escapeAttributes = (tag: string): string =>
  tag.replace(QUOTED, (_, quote: string, value: string) => {
    const plain = escapeQuotes(value).replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/=$/, '&#61;');
    return `${quote}${plain}${quote}`;
  });

const pieces = new RegExp(`${MARKUP}|"`, 'gi');

/**
 * Escapes quotes, `<` and `>` that Astro leaves in texts, attributes and comments. A search for `<style>` or
 * ` class="…"` then finds only markup, and no text that looks like markup.
 */
export const escapeFalseMarkup = (html: string): string =>
  html.replace(pieces, (piece: string, opening?: string, _name?: string, rest?: string) => {
    if (piece === '"') return escapeQuotes(piece);
    return piece.startsWith('<!--')
      ? `<!--${escapeQuotes(piece.slice('<!--'.length)).replaceAll('<', '&lt;')}`
      : escapeAttributes(opening ?? piece) + (rest ?? '');
  });
