import site from '#src/styles/global.css?inline';
import prose from '#src/styles/prose.css?inline';
import preview from './preview.css?inline';

/** The typefaces that a page declares; the text of a preview is set in the same. */
const typefaces = (page: Document): string =>
  [...page.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('@font-face'))
    .join('\n');

/** The site's own styles, for the previews of an editors' screen that has none of them. */
export const previewStyles = (page: Document): string =>
  ['@layer properties, theme, base, components, utilities;', typefaces(page), site, prose, preview].join('\n');
