import { hasMetadata, hasMore, type PictureFacts } from './picture-kind.ts';

/** The longest side of a picture as it is kept, in pixels: the site shows none any wider, on the sharpest screen. */
export const KEPT_SIDE = 2400;

/** The heaviest file that is kept as it came, in bytes. */
const KEPT_WEIGHT = 700_000;

/** Whether a photograph or a screenshot may be kept as it came: small, silent on who took it, when and where, and nothing else. */
export const isKeptAsIs = ({ width, height }: PictureFacts, bytes: Uint8Array): boolean =>
  Math.max(width, height) <= KEPT_SIDE && bytes.length <= KEPT_WEIGHT && !hasMetadata(bytes) && !hasMore(bytes);
