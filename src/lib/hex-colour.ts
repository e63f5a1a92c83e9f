/** Red, green and blue of `#1e2756`, each from 0 to 255. */
export const bytesOf = (colour: string): number[] =>
  (colour.match(/[0-9a-f]{2}/gi) ?? []).map((byte) => parseInt(byte, 16));

/** `#1e2756` of red, green and blue, each from 0 to 255. */
export const hexOf = (bytes: readonly number[]): string =>
  `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;

/** A colour with so much of another in it: none of it at 0, nothing else at 1. */
export function mixed(colour: string, other: string, part: number): string {
  const others = bytesOf(other);
  return hexOf(bytesOf(colour).map((byte, index) => byte + ((others[index] ?? 0) - byte) * part));
}
