export type Picture = {
  /** Changes with the bytes of the picture. Empty for an SVG, which is published unchanged. */
  hash: string;
  width: number;
  height: number;
};

const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];

const WIDTHS = [320, 640, 960];

/** In pixels: enough for a high-density screen. */
const WIDEST = 1440;

const widthsOf = ({ width }: Picture): number[] => [...WIDTHS.filter((size) => size < width), Math.min(width, WIDEST)];

const formatsOf = ({ hash }: Picture): readonly Format[] => (hash === '' ? [] : FORMATS);

const sizedAddress = (source: string, { hash }: Picture, width: number, format: Format): string =>
  `/_astro/images/${source.replace(/^.*\/|\.[a-z]+$/g, '')}.${hash}-${String(width)}.${format}`;

export const sourcesOf = (source: string, picture: Picture): { type: string; srcSet: string }[] =>
  formatsOf(picture).map((format) => ({
    type: `image/${format}`,
    srcSet: widthsOf(picture)
      .map((width) => `${sizedAddress(source, picture, width, format)} ${String(width)}w`)
      .join(', '),
  }));

export type PictureFile = { source: string; address: string; size?: { width: number; format: Format } };

export const publishedFiles = (source: string, picture: Picture): PictureFile[] => [
  { source, address: source },
  ...formatsOf(picture).flatMap((format) =>
    widthsOf(picture).map((width) => ({
      source,
      address: sizedAddress(source, picture, width, format),
      size: { width, format },
    })),
  ),
];
