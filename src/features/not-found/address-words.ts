import { LONGEST_QUERY } from '#src/features/search/search-document.ts';

/**
 * The words that somebody who asked for an address was after: those of its last part, `excel avancé` for
 * `/courses/excel-avanc%C3%A9.html`, as many characters as the search takes. None when that is a number, or can't be read.
 */
export function addressWords(pathname: string): string {
  const part = pathname.split('/').findLast((name) => name !== '') ?? '';
  try {
    const words = decodeURIComponent(part)
      .normalize('NFC')
      .replace(/\.\w+$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '');
    return words.some((word) => /\p{L}/u.test(word)) ? words.join(' ').slice(0, LONGEST_QUERY) : '';
  } catch {
    return '';
  }
}
