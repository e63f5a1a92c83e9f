/** The URLs of the site. With a namespace instead of an object, scripts bundle only the URLs that they use. */
export * as paths from './addresses.ts';

export const articleNumber = (name: string): number => Number.parseInt(name, 10);

const NOT_INDEXED = [
  /^\/merci-/,
  /^\/contact-[a-z]+-ia$/,
  /^\/contact\/[^/]+$/,
  /^\/(IA-|embed\/)/,
  /-non-trouvee?$/,
  /^\/(demande-non-envoyee|comparer|recherche|admin)$/,
  /^\/404$/,
  /^\/(courses|blog)\/categorie\/[^/]+$/,
];

export const isIndexed = (pathname: string): boolean => !NOT_INDEXED.some((pattern) => pattern.test(pathname));

export const pagePath = ({ pathname }: URL, canonical?: string): string =>
  (canonical ?? pathname).replace(/\.html$/, '').replace(/^\/index$/, '/');
