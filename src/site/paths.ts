/** The URLs of the site by their names. Not an object, for a script then carries only those that it names. */
export * as paths from './addresses.ts';

const UNLISTED = [
  /^\/merci-/,
  /^\/contact-[a-z]+-ia$/,
  /^\/contact\/[^/]+$/,
  /^\/(IA-|embed\/)/,
  /-non-trouvee?$/,
  /^\/(demande-non-envoyee|comparer|recherche|admin)$/,
  /^\/404$/,
  /^\/(courses|blog)\/categorie\/[^/]+$/,
];

/** Whether search engines may list a page: `isIndexed('/merci-rappel')` is false. */
export const isIndexed = (pathname: string): boolean => !UNLISTED.some((pattern) => pattern.test(pathname));

/** The address that a page is known by, where it was built as a file: `/courses` for `/courses.html`. */
export const pagePath = ({ pathname }: URL, canonical?: string): string =>
  (canonical ?? pathname).replace(/\.html$/, '').replace(/^\/index$/, '/');
