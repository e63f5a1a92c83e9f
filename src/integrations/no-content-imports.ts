import type { Plugin } from 'vite';

/** Where Astro lists the files that texts and data of collections import. */
const LIST = '/.astro/content-assets.mjs';
const EMPTY = /^\s*export default new Map\(\[\]\);\s*$/;

/**
 * @throws where that list names a file: content of ours imports none, its pictures have addresses. Checks of content refuse what
 * would lead there; whatever they overlook ends here.
 */
export function refuseContentImports(list: string): void {
  if (EMPTY.test(list)) return;
  const [, file = ''] = /from (".*?"|'.*?')/.exec(list) ?? [];
  throw new Error(
    `Content would import ${file}, whose text or code would be part of the site. ` +
      'Look for __ASTRO_IMAGE_ or a picture without an address in the content that has changed, and take it out.',
  );
}

/** Lets no content import a file, in builds and in development. */
export const noContentImports = (): Plugin => ({
  name: 'no-content-imports',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith(LIST)) refuseContentImports(code);
  },
});
