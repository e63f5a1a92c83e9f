/** Red, green and blue of `#1e2756`, each from 0 to 255. */
export const bytesOf = (colour: string): number[] =>
  (colour.match(/[0-9a-f]{2}/gi) ?? []).map((byte) => parseInt(byte, 16));

/** The linear light of an sRGB channel. Both range from 0 to 1. */
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#1e2756`, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour).map((byte) => linear(byte / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours: 1 for the same colour, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
