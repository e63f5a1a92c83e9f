import { bytesOf, hexOf, linear } from '#src/lib/colour.ts';

/** A colour by what the eye tells apart: how light it is, how strong, and which hue, in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const gamma = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Björn Ottosson’s OKLab, in polar coordinates, of `#1e2756`. */
export function oklchOf(colour: string): Oklch {
  const [r = 0, g = 0, b = 0] = bytesOf(colour).map((byte) => linear(byte / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bee = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bee),
    hue: Math.atan2(bee, a),
  };
}

function channelsOf({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(gamma);
}

const STEPS = 24;

/** `#1e2756`; a colour that no screen shows loses strength until one does. */
export function shownOklch(colour: Oklch): string {
  let channels: number[] = [];
  for (let step = STEPS; step >= 0; step -= 1) {
    channels = channelsOf({ ...colour, chroma: (colour.chroma * step) / STEPS });
    if (channels.every((channel) => channel >= -0.001 && channel <= 1.001)) break;
  }
  return hexOf(channels.map((channel) => 255 * Math.min(1, Math.max(0, channel))));
}
