/** The data that a page needs to show a picture of `content/images`. */
export type Picture = {
  /** Changes with the bytes of the picture. Empty for an SVG, which is published unchanged. */
  hash: string;
  width: number;
  height: number;
};

/** In order of preference. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

const WIDTHS = [320, 640, 960];

/** The largest width, in pixels, that a page needs on a high-density screen. */
const WIDEST = 1440;

/** The widths in which a picture is published, never wider than the original. */
export const widthsOf = ({ width }: Picture): number[] => [
  ...WIDTHS.filter((size) => size < width),
  Math.min(width, WIDEST),
];

const stem = (address: string): string => address.replace(/^.*\/|\.[a-z]+$/g, '');

/** Browsers cache this folder for good: a changed picture has a new address. */
export const PICTURE_FOLDER = '/_astro/images';

export const sizedAddress = (address: string, { hash }: Picture, width: number, format: Format): string =>
  `${PICTURE_FOLDER}/${stem(address)}.${hash}-${String(width)}.${format}`;

export type PictureSource = { type: string; srcSet: string };

/** The sources of a `<picture>`, best first; none for a drawing. */
export const sourcesOf = (address: string, picture: Picture): PictureSource[] =>
  picture.hash === ''
    ? []
    : FORMATS.map((format) => ({
        type: `image/${format}`,
        srcSet: widthsOf(picture)
          .map((width) => `${sizedAddress(address, picture, width, format)} ${String(width)}w`)
          .join(', '),
      }));
