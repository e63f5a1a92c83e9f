import { CONTENT } from '#src/lib/content-folder.ts';
/** Where editors keep their pictures, under the addresses of the site: `content/images/a.jpg` is `/images/a.jpg`. */
export const PICTURES = `${CONTENT}/images`;

/** The file of a picture that content names. */
export const pictureFile = (address: string): string => `${CONTENT}${address}`;

/** Whether the title of a picture in a text says that it is only there to please: `![](/images/a.jpg "décor")`. */
export const isDecor = (title: unknown): boolean => title === 'décor';

/** The addresses of pictures in a text: `/images/equipe/nadia.jpg`. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.match(/\/images\/[\w/.-]+?\.(?:svg|png|jpe?g|webp|avif)\b/gi) ?? []),
];
