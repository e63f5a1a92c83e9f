type Triple = readonly [number, number, number];

export const bytesOf = (colour: string): number[] =>
  (colour.match(/[0-9a-f]{2}/gi) ?? []).map((byte) => parseInt(byte, 16));

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const linearOf = (colour: string): Triple => {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour).map((byte) => linear(byte / 255));
  return [red, green, blue];
};

/** Relative luminance of `#1e2756`, as WCAG 2.2 defines it. */
export function luminance(colour: string): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// Lightness, and the green-red and blue-yellow axes: https://www.w3.org/TR/css-color-4/#ok-lab
function oklabOf(colour: string): Triple {
  const [red, green, blue] = linearOf(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((light) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
  const bytes = channels.map((channel) => Math.round(255 * Math.min(Math.max(channel, 0), 1)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const lightnessOf = (colour: string): number => oklabOf(colour)[0];

/** A colour with the hue of `source`, the given lightness, and a chroma of at most `limit` (OKLCH). */
export function shade(source: string, lightness: number, limit = Infinity): string {
  const [, a, b] = oklabOf(source);
  const share = Math.min(1, limit / (Math.hypot(a, b) || 1));
  return fromOklab([lightness, a * share, b * share]);
}
