import { PALETTE, SLATE, SLATE_TONES, TONES } from '#src/site/brand.ts';

type Colours = Record<'paper' | 'ink' | 'margin' | 'ruling' | 'rulingStrong', string>;

/** The classes `band`, `chalk` and `deep` are for drawings on ink sections, which are dark in both themes. */
function rules(colours: Colours, tones: Record<string, { fill: string }>, band: string): string {
  const strokes = {
    ink: colours.ink,
    red: colours.margin,
    ruling: colours.ruling,
    strong: colours.rulingStrong,
    chalk: PALETTE.paper,
  };
  const fills = {
    paper: colours.paper,
    mark: colours.margin,
    solid: colours.ink,
    band,
    deep: TONES.blue.deep,
    ...Object.fromEntries(Object.entries(tones).map(([tone, { fill }]) => [tone, fill])),
  };
  return [
    ...Object.entries(strokes).map(([name, colour]) => `.${name}{stroke:${colour}}`),
    ...Object.entries(fills).map(([name, colour]) => `.${name}{fill:${colour};stroke:none}`),
  ].join('');
}

export const LIGHT_STYLE = rules(PALETTE, TONES, PALETTE.ink);
export const SLATE_STYLE = rules(SLATE, SLATE_TONES, SLATE.band);
export const PAPER_OR_SLATE_STYLE = `${LIGHT_STYLE}@media(prefers-color-scheme:dark){${SLATE_STYLE}}`;

export const styled = (svg: string, style: string): string => svg.replace(/^<svg[^>]*>/, `$&<style>${style}</style>`);

const SLATE_COLOURS = new Map([
  ...(['paper', 'ruling', 'rulingStrong', 'ink', 'margin'] as const).map(
    (name) => [PALETTE[name], SLATE[name]] as const,
  ),
  ...(['blue', 'green', 'purple', 'pink', 'grey'] as const).map(
    (tone) => [TONES[tone].fill, SLATE_TONES[tone].fill] as const,
  ),
]);

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
