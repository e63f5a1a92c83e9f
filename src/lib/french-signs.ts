import { withNoBreakSpaces } from './french-text.ts';

/** Code and addresses, in which a sign is what it is. */
const AS_TYPED = /(`{3,}[\s\S]*?`{3,}|`[^`\n]+`|\S*:\/\/\S*)/;

const inProse = (text: string): string =>
  withNoBreakSpaces(
    text
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      // Quotes after « = » belong to the attribute of a component.
      .replace(/(?<![=\p{L}\d])"([^"\n]+)"(?![\p{L}\d])/gu, '«\u00a0$1\u00a0»'),
  );

/** A text with the signs of French, which no keyboard has: `C'est "prêt" !` becomes `C’est « prêt » !`, with no-break spaces. */
export const withFrenchSigns = (text: string): string =>
  text
    .split(AS_TYPED)
    .map((part, index) => (index % 2 === 0 ? inProse(part) : part))
    .join('');
