import sharp from 'sharp';

/** EXIF data that a telephone adds to a photograph: the orientation, and GPS coordinates in Angers. */
const EXIF = {
  IFD0: { Make: 'Exemple', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 28/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 33/1 0/1' },
};

export const plainPicture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#bfd4f2' } })
    .toFormat(format)
    .toBuffer();

/** A portrait photograph, stored rotated and with GPS coordinates. Its noise compresses as badly as foliage. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .withExif(EXIF)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();

/** An AVIF file marked as HEIC, the format of iPhones. No installed library can write a real HEIC file. */
export async function iPhonePhotograph(): Promise<Buffer> {
  const avif = await plainPicture('avif');
  return Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1');
}
