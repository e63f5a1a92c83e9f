/** The facts that a page needs to show a picture of `content/images`. */
export type Picture = {
  /** Tells two states of it apart; none for a drawing, which is published as it is. */
  hash: string;
  width: number;
  height: number;
};

/** In the order in which a browser is asked whether it can read them. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

const WIDTHS = [320, 640, 960, 1440] as const;

/** No picture is shown any wider, on the sharpest screen. */
const WIDEST = 1440;

/** How wide a picture is published: never wider than it is. */
export const widthsOf = ({ width }: Picture): number[] => [
  ...WIDTHS.filter((each) => each < width && each < WIDEST),
  Math.min(width, WIDEST),
];

const stem = (address: string): string => address.replace(/^.*\/|\.[a-z]+$/g, '');

/** Caches keep what stands there for good: another picture has another address. */
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
