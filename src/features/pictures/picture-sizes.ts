/** The facts that a page needs to show a picture of `content/images`. */
export type Picture = {
  /** Changes with its bytes; empty for an SVG, which is published as it is. */
  hash: string;
  width: number;
  height: number;
};

/** In the order of preference. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

const WIDTHS = [320, 640, 960];

/** The widest that any page shows, on the sharpest screen. */
const WIDEST = 1440;

/** How wide a picture is published: never wider than it is. */
export const widthsOf = ({ width }: Picture): number[] => [
  ...WIDTHS.filter((each) => each < width),
  Math.min(width, WIDEST),
];

const stem = (address: string): string => address.replace(/^.*\/|\.[a-z]+$/g, '');

/** Browsers cache it for good: a changed picture has a new address. */
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
