import { brand, PALETTE, SLATE } from './src/site/brand.ts';
import { readTypefaceRecord } from './src/site/fonts.ts';

const { heading, text } = readTypefaceRecord();
const genericFamily = ({ serif }) => (serif ? 'serif' : 'sans-serif');

/**
 * Only values that CSS files cannot contain: colours that pages share with drawings, programmes and mails, and values
 * that come from typeface files. src/styles/tokens.css names the colours. src/styles/dark.css sets them for dark pages.
 */
export default {
  theme: {
    // Outlines of pictures: ink at 12 % opacity.
    palette: { ...PALETTE, hairline: `${PALETTE.ink}1f` },
    slate: SLATE,
    generic: { heading: genericFamily(heading), text: genericFamily(text) },
    pen: { line: brand.drawings ? "''" : 'none' },
  },
};
