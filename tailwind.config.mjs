import { brand, PALETTE, SLATE, SLATE_TONES, TONES } from './src/site/brand.ts';
import { readTypefaceRecord, typefacesInCss } from './src/site/fonts.ts';

/**
 * Only values that CSS files cannot contain: colours that pages share with drawings, programmes and mails, and values
 * that come from typeface files. src/styles/tokens.css names the colours. src/styles/dark.css sets them for dark pages.
 */
export default {
  theme: {
    // Outlines of pictures: ink at 12 % opacity.
    palette: { ...PALETTE, hairline: `${PALETTE.ink}1f` },
    tones: TONES,
    slate: SLATE,
    slateTones: SLATE_TONES,
    typefaces: typefacesInCss(readTypefaceRecord()),
    pen: { line: brand.drawings ? "''" : 'none' },
  },
};
