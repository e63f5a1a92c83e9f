export type Tone = 'blue' | 'green' | 'purple' | 'pink' | 'grey';

export const PAPER = '#FBF7EE';
export const INK = '#1E2756';
export const VERMILION = '#D9412B';

export const RULING = '#DDE3EE';
export const STRONG_RULING = '#C9D3E6';

export const TONE_FILLS: Record<Tone, string> = {
  blue: '#BFD4F2',
  green: '#BFE0CB',
  purple: '#D9CBF0',
  pink: '#F5C9D6',
  grey: '#D8D5CD',
};

export const RULING_STEP = 12;
export const MARGIN_X = 44;

const rule = (width: number, height: number, isStrong: boolean): string =>
  Array.from({ length: Math.ceil(height / RULING_STEP) - 1 }, (_, index) => index + 1)
    .filter((row) => (row % 4 === 3) === isStrong)
    .map((row) => `M0 ${row * RULING_STEP}h${width}`)
    .join('');

/** The Seyès page: its fine lines, a stronger one every fourth, and the margin. */
export const printRuling = (width: number, height: number, marginX = MARGIN_X): string =>
  `<path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>` +
  `<path stroke="${RULING}" d="${rule(width, height, false)}"/>` +
  `<path stroke="${STRONG_RULING}" stroke-width="1.5" d="${rule(width, height, true)}"/>` +
  `<path stroke="${VERMILION}" stroke-width="1.5" opacity=".55" d="M${marginX} 0v${height}"/>`;
