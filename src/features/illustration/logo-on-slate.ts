import { contrast, hexOf, mixed } from '#src/lib/colour.ts';
import { PALETTE, SLATE, SLATE_TONES, TONES } from '#src/site/brand.ts';

/** Colours of the brand, and their counterparts on a slate. */
const CHALK: Readonly<Record<string, string>> = Object.fromEntries([
  ...(['paper', 'ruling', 'rulingStrong', 'ink', 'margin'] as const).map((name): [string, string] => [
    PALETTE[name],
    SLATE[name],
  ]),
  ...(Object.keys(TONES) as (keyof typeof TONES)[]).map((tone): [string, string] => [
    TONES[tone].fill,
    SLATE_TONES[tone].fill,
  ]),
]);

/** As a drawing writes them: `#1E2756`, `#fff`, `rgb(30, 39, 86)`, or by two names that programs write. */
const COLOUR = /#[\da-f]{6}\b|#[\da-f]{3}\b|rgb\([\d\s,]+\)|(?<=[":])\s*(?:black|white)(?=[";])/gi;

function inSixDigits(written: string): string {
  const colour = written.trim().toLowerCase();
  if (colour === 'black' || colour === 'white') return colour === 'black' ? '#000000' : '#ffffff';
  if (colour.startsWith('rgb')) return hexOf((colour.match(/\d+/g) ?? []).map(Number));
  return colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
}

/** The contrasts that WCAG asks of a name and of a shape. */
const [READ, SEEN] = [4.5, 3];
/** A colour as light as the paper is a part that the drawing leaves open. */
const AS_PAPER = 1.35;

/** The same hue, with so much chalk in it that it is read on a slate; as it is, where it is seen there. */
function chalked(colour: string): string {
  const known = CHALK[colour];
  if (known !== undefined) return known;
  if (contrast(colour, SLATE.paper) >= SEEN) return colour;
  const shades = Array.from({ length: 11 }, (_, step) => mixed(colour, SLATE.ink, step / 10));
  return shades.find((shade) => contrast(shade, SLATE.paper) >= READ) ?? SLATE.ink;
}

const viewBoxOf = (svg: string): string[] =>
  /viewBox="([^"]*)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/) ?? [];

/** Under a drawing with open parts, which no chalk can stand for: a label of paper, as under the logos of clients. */
function onLabel(svg: string): string {
  const [x = '0', y = '0', width = '240', height = '80'] = viewBoxOf(svg);
  const label = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${PALETTE.paper}"/>`;
  return svg.replace(/<svg[^>]*>/, `$&${label}`);
}

/** The logo for dark pages, whatever colours it is drawn in; what has none is black, and becomes chalk. */
export function logoOnSlate(svg: string): string {
  const colours = [...svg.matchAll(COLOUR)].map(([written]) => inSixDigits(written));
  const opens = (colour: string): boolean => contrast(colour, PALETTE.paper) < AS_PAPER;
  if (colours.some(opens)) return onLabel(svg);
  return svg
    .replaceAll(COLOUR, (written) => chalked(inSixDigits(written)))
    .replace(/<svg(?![^>]*\sfill=)/, `<svg fill="${SLATE.ink}"`);
}
