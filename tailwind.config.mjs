import { PALETTE, TONES } from './src/site/palette.ts';

/** Only what CSS cannot say: the colours that pages share with drawings, programmes and mails. src/styles/tokens.css names them. */
export default { theme: { palette: PALETTE, tones: TONES } };
