import { PALETTE, SLATE, SLATE_TONES, TONES } from '#src/site/brand.ts';

type Colours = Record<'paper' | 'ink' | 'margin' | 'ruling' | 'rulingStrong', string>;

/** The colours of the classes that drawings use. `band`, `chalk` and `deep` stand on a section of ink, blue in both themes. */
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

/** On paper. */
export const LIGHT_STYLE = rules(PALETTE, TONES, PALETTE.ink);
/** On a slate, for the style sheet of the dark theme. */
export const SLATE_STYLE = rules(SLATE, SLATE_TONES, SLATE.band);
/** On paper or, in a dark page, on a slate. Safari shows paper in both: it tells a picture nothing of its page. */
export const PAPER_OR_SLATE_STYLE = `${LIGHT_STYLE}@media(prefers-color-scheme:dark){${SLATE_STYLE}}`;

export const styled = (svg: string, style: string): string => svg.replace(/^<svg[^>]*>/, `$&<style>${style}</style>`);
