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
