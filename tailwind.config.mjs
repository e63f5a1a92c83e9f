import { PALETTE, SLATE, SLATE_TONES, TONES } from './src/site/palette.ts';

/**
 * Only what CSS cannot say: the colours that pages share with drawings, programmes and mails. src/styles/tokens.css names
 * them, and src/styles/dark.css says what they are on a dark page.
 */
export default {
  theme: { palette: PALETTE, tones: TONES, slate: SLATE, slateTones: SLATE_TONES },
};
