import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import { type Group, isGroup, isSame } from './plain-data.ts';

/** Code and addresses, in which a sign is what it is. */
const AS_TYPED = /(`{3,}[\s\S]*?`{3,}|`[^`\n]+`|\S*:\/\/\S*)/;

const inProse = (text: string): string =>
  withNoBreakSpaces(
    text
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      // Quotes after « = » belong to the attribute of a part.
      .replace(/(?<![=\p{L}\d])"([^"\n]+)"(?![\p{L}\d])/gu, '«\u00a0$1\u00a0»'),
  );

/** A text with the signs of French, which no keyboard has: `C'est "prêt" !` becomes `C’est « prêt » !`, with no-break spaces. */
export const withFrenchSigns = (text: string): string =>
  text
    .split(AS_TYPED)
    .map((part, index) => (index % 2 === 0 ? inProse(part) : part))
    .join('');

function signed(value: unknown, before: unknown): unknown {
  if (isSame(value, before)) return value;
  if (typeof value === 'string') return withFrenchSigns(value);
  if (Array.isArray(value))
    return value.map((item, index) => signed(item, Array.isArray(before) ? before[index] : undefined));
  return isGroup(value) ? inFrench(value, isGroup(before) ? before : {}) : value;
}

/** An entry whose changed texts have the signs of French; the others stay as their file has them. */
export const inFrench = (data: Group, before: Group): Group =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, signed(value, before[name])]));
