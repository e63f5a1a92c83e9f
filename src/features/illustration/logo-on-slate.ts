import { PALETTE, SLATE, SLATE_TONES, TONES } from '#src/site/brand.ts';

const SLATE_COLOURS = new Map([
  ...(['paper', 'ruling', 'rulingStrong', 'ink', 'margin'] as const).map(
    (name) => [PALETTE[name], SLATE[name]] as const,
  ),
  ...(['blue', 'green', 'purple', 'pink', 'grey'] as const).map(
    (tone) => [TONES[tone].fill, SLATE_TONES[tone].fill] as const,
  ),
]);

/** The logo for dark pages: recoloured if it has only brand colours, otherwise unchanged on a paper-coloured label. */
export function logoOnSlate(svg: string): string {
  const hasBrandColours = [...svg.matchAll(/(?:fill|stroke)(?:=|\s*:)\s*["']?([^"';]+)/g)].every(
    ([, colour = '']) => colour === 'none' || SLATE_COLOURS.has(colour.toLowerCase()),
  );
  if (hasBrandColours)
    return svg
      .replaceAll(/#[\da-f]{6}/gi, (colour) => SLATE_COLOURS.get(colour.toLowerCase()) ?? colour)
      .replace(/<svg(?![^>]*\sfill=)/, `<svg fill="${SLATE.ink}"`);
  return svg.replace(/<svg[^>]*>/, `$&<rect width="100%" height="100%" rx="4" fill="${PALETTE.paper}"/>`);
}
