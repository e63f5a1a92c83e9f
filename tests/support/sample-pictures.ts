import sharp from 'sharp';

/** EXIF data that a telephone adds to a photograph: the orientation, and GPS coordinates in Angers. */
const EXIF = {
  IFD0: { Make: 'Exemple', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 28/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 33/1 0/1' },
};

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#bfd4f2' } });

export const plainPicture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'): Promise<Buffer> =>
  canvas(30, 20).toFormat(format).toBuffer();

/** A portrait photograph, stored rotated and with GPS coordinates. Its noise compresses as badly as foliage. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .withExif(EXIF)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();

/** A box of an ISO media file: length, name and content. */
function box(name: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), ...content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

/** The headers of an iPhone's photo. No installed library can write a whole HEIC file. */
export function iPhonePhotograph(): Buffer {
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 30]);
  const properties = box('iprp', box('ipco', box('ispe', size)));
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box('meta', Buffer.alloc(4), properties),
  ]);
}
