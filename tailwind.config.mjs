import { brand, PALETTE, SLATE } from './src/site/brand.ts';
import { readTypefaceRecord } from './src/site/fonts.ts';

const { heading, text } = readTypefaceRecord();
const genericFamily = ({ serif }) => (serif ? 'serif' : 'sans-serif');

/** Design values that TypeScript code also uses. Style sheets read them by `theme(…)`, for example in tokens.css. */
export default {
  theme: {
    palette: { ...PALETTE, hairline: `${PALETTE.ink}1f` },
    slate: SLATE,
    generic: { heading: genericFamily(heading), text: genericFamily(text) },
    pen: { line: brand.drawings ? "''" : 'none' },
  },
};
