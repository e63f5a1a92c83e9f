import { PALETTE, SLATE, SLATE_TONES, TONES } from '#src/site/brand.ts';

const ON_SLATE = new Map([
  ...(['paper', 'ruling', 'rulingStrong', 'ink', 'margin'] as const).map(
    (name) => [PALETTE[name], SLATE[name]] as const,
  ),
  ...(['blue', 'green', 'purple', 'pink', 'grey'] as const).map(
    (tone) => [TONES[tone].fill, SLATE_TONES[tone].fill] as const,
  ),
]);

/** The logo for dark pages: in chalk if it has the brand's colours alone, else as it is on a label of paper. */
export function logoOnSlate(svg: string): string {
  const isOfBrand = [...svg.matchAll(/(?:fill|stroke)(?:=|\s*:)\s*["']?([^"';]+)/g)].every(
    ([, colour = '']) => colour === 'none' || ON_SLATE.has(colour.toLowerCase()),
  );
  if (isOfBrand)
    return svg
      .replaceAll(/#[\da-f]{6}/gi, (colour) => ON_SLATE.get(colour.toLowerCase()) ?? colour)
      .replace(/<svg(?![^>]*\sfill=)/, `<svg fill="${SLATE.ink}"`);
  return svg.replace(/<svg[^>]*>/, `$&<rect width="100%" height="100%" rx="4" fill="${PALETTE.paper}"/>`);
}
