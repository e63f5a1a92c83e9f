import sharp from 'sharp';

/** Somewhere in Angers, as a telephone writes it beside a photograph. */
const TAKEN = {
  IFD0: { Make: 'Exemple', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 28/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 33/1 0/1' },
};

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#bfd4f2' } });

/** A small picture of one colour, 30 × 20. */
export const plainPicture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'): Promise<Buffer> =>
  canvas(30, 20).toFormat(format).toBuffer();

/** A photograph taken on end: it lies on its side, and says where it was taken. Noise weighs as much as leaves do. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .withExif(TAKEN)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();

/** The first bytes of an iPhone's photograph; no library here writes a whole one. */
export const iPhonePhotograph = (): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(400, 7)]);
