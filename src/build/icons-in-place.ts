const SYMBOL = /<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g;
const USE = /"\/icons\.svg#([\w-]+)"/g;
const BODY = /<body[^>]*>/;

/** A page of fewer characters compresses to 12 kB at most, of the 14.6 that its first packets bring: see docs/decisions/013. */
const ROOM = 45_000;

/**
 * Puts the icons that a page shows into the page, when its first packets have room for them: they are painted with it, and
 * nothing is asked for. `sprite`: the text of `icons.svg`, which larger pages and what a script adds refer to.
 */
export function iconsInPlace(sprite: string): (html: string) => string {
  const symbols = new Map([...sprite.matchAll(SYMBOL)].map(([symbol, name = '']) => [name, symbol]));
  return (html) => {
    const names = new Set([...html.matchAll(USE)].map(([, name = '']) => name));
    if (html.length > ROOM || names.size === 0) return html;
    const shown = [...names].map((name) => symbols.get(name)?.replace('id="', 'id="icon-') ?? '').join('');
    return html
      .replaceAll(USE, (_, name: string) => `"#icon-${name}"`)
      .replace(BODY, (body) => `${body}<svg display="none">${shown}</svg>`);
  };
}
