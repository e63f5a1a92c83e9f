/** Lower case without accents, so that `deja vu` finds « Déjà vu »: `fold('Été À l’œuvre')` is `ete a l'oeuvre`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");

/** The same with a capital first: `withCapital('à distance')` is « À distance ». */
export const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A part of a URL: `slugify('Intelligence Artificielle')` is `intelligence-artificielle`. */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Puts no-break spaces where French wants them: `withNoBreakSpaces('Prix : 0 €')` keeps « Prix » and its colon on a line. Before
 * `;`, `!` and `?` it is the narrow one of printers.
 */
export const withNoBreakSpaces = (text: string): string =>
  text
    .replace(/ (?=[:»](?:\s|$|[),.]))/g, '\u00a0')
    .replace(/[ \u00a0](?=[;!?](?:\s|$|[),.]))/g, '\u202f')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\d) (?=[€%]|\d{3}(?!\d))/g, '\u00a0');
