import { brand, PALETTE, SLATE, SLATE_TONES, TONES } from './src/site/brand.ts';
import { readCut, typefacesInCss } from './src/site/fonts.ts';

/**
 * Only what CSS cannot say: the colours that pages share with drawings, programmes and mails, and what is derived from the
 * files of typefaces. src/styles/tokens.css names the colours, and src/styles/dark.css says what they are on a dark page.
 */
export default {
  theme: {
    // An eighth of ink, round pictures.
    palette: { ...PALETTE, hairline: `${PALETTE.ink}1f` },
    tones: TONES,
    slate: SLATE,
    slateTones: SLATE_TONES,
    typefaces: typefacesInCss(readCut()),
    pen: { line: brand.drawings ? "''" : 'none' },
  },
};
