export const RULING_STEP = 12;
export const MARGIN_X = 44;

const rule = (width: number, height: number, isStrong: boolean): string =>
  Array.from({ length: Math.ceil(height / RULING_STEP) - 1 }, (_, index) => index + 1)
    .filter((row) => (row % 4 === 3) === isStrong)
    .map((row) => `M0 ${row * RULING_STEP}h${width}`)
    .join('');

/** The Seyès page: its fine lines, a stronger one every fourth, and the margin. */
export const printRuling = (width: number, height: number): string =>
  `<path class="paper" d="M0 0h${width}v${height}H0z"/>` +
  `<path class="ruling" d="${rule(width, height, false)}"/>` +
  `<path class="strong" stroke-width="1.5" d="${rule(width, height, true)}"/>` +
  `<path class="red" stroke-width="1.5" opacity=".55" d="M${MARGIN_X} 0v${height}"/>`;
