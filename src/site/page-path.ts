/** The address that a page is known by, where it was built as a file: `/courses` for `/courses.html`. */
export const pagePath = ({ pathname }: URL, canonical?: string): string =>
  (canonical ?? pathname).replace(/\.html$/, '').replace(/^\/index$/, '/');
