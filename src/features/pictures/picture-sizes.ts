/** The data that a page needs to show a picture of `content/images`. */
export type Picture = {
  /** Changes with the bytes of the picture. Empty for an SVG, which is published unchanged. */
  hash: string;
  width: number;
  height: number;
};

/** In order of preference. */
const FORMATS = ['avif', 'webp'] as const;
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

/** Browsers cache this folder without expiry, because a changed picture has a new address. */
export const PICTURE_FOLDER = '/_astro/images';

/** The published sizes of a picture by format, best format first; none for a drawing. */
export const sizesOf = (address: string, picture: Picture) =>
  picture.hash === ''
    ? []
    : FORMATS.map((format) => ({
        format,
        sizes: widthsOf(picture).map((width) => ({
          width,
          address: `${PICTURE_FOLDER}/${stem(address)}.${picture.hash}-${String(width)}.${format}`,
        })),
      }));

/** The sources of a `<picture>`. */
export const sourcesOf = (address: string, picture: Picture): { type: string; srcSet: string }[] =>
  sizesOf(address, picture).map(({ format, sizes }) => ({
    type: `image/${format}`,
    srcSet: sizes.map((size) => `${size.address} ${String(size.width)}w`).join(', '),
  }));
