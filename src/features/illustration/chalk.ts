import { PALETTE, SLATE, SLATE_TONES, TONES } from '#src/site/palette.ts';

type Colours = Readonly<Record<string, string>>;

const toneFills = Object.entries(TONES).map(([tone, { fill }]): [string, string] => [
  fill,
  SLATE_TONES[tone as keyof typeof TONES].fill,
]);
/** The colours of a drawing, beside tones. */
const DRAWN = ['paper', 'ruling', 'rulingStrong', 'ink', 'margin'] as const;

/** Each colour of a drawing, and its counterpart on a slate. */
export const CHALK: Colours = {
  ...Object.fromEntries(DRAWN.map((name) => [PALETTE[name], SLATE[name]])),
  ...Object.fromEntries(toneFills),
};

const redrawn = (svg: string, colours: Colours): string =>
  svg.replace(/#[\da-f]{6}/gi, (colour) => colours[colour.toLowerCase()] ?? colour);

/** A drawing without a ground of its own, in chalk: for the style sheet of the dark theme, which shows it in the other's place. */
export const inChalk = (svg: string): string => redrawn(svg, CHALK);

/** The same for one that stands on a section of ink, which is blue in both themes. */
export const onBand = (svg: string): string => redrawn(svg, { [PALETTE.ink]: SLATE.band });

const chalked = [...DRAWN.map((name) => PALETTE[name]), ...toneFills.map(([fill]) => fill)]
  .flatMap((colour) => ['fill', 'stroke'].map((part) => `[${part}="${colour}"]{${part}:${CHALK[colour] ?? ''}}`))
  .join('');

/** The style that makes a slate of a drawing in a dark page; its hash stands in the policy of drawings. */
export const CHALK_STYLE = `@media(prefers-color-scheme:dark){${chalked}}`;

/**
 * A drawing that brings its own sheet of paper: a slate in a dark page, by the colours of that page. Safari does not tell a
 * picture of them: there it stays paper, pinned on the board.
 */
export const onPaperOrSlate = (svg: string): string => svg.replace(/^<svg[^>]*>/, `$&<style>${CHALK_STYLE}</style>`);
