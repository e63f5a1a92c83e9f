/** The search words of the last part of an address: `excel avancé` for `/courses/excel-avanc%C3%A9.html`. */
export function addressWords(pathname: string): string {
  const part = pathname.split('/').findLast((name) => name !== '') ?? '';
  try {
    const words = decodeURIComponent(part)
      .normalize('NFC')
      .replace(/\.\w+$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '');
    return words.some((word) => /\p{L}/u.test(word)) ? words.join(' ') : '';
  } catch {
    return '';
  }
}
