const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Untrusted text for one line of a terminal: controls show as `\uFFFD`, and no character changes the direction. */
export const safeLine = (text: string): string =>
  text
    .replace(/[^\S\u00A0\u202F]+/g, ' ')
    .replace(/\p{Cc}/gu, '\uFFFD')
    .replace(INVISIBLE, '');

export const safeLines = (text: string): string[] => text.split(/\r\n|[\n\r]/).map(safeLine);

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const charactersOf = (line: string): string[] => Array.from(segmenter.segment(line), ({ segment }) => segment);

export const widthOf = (line: string): number => charactersOf(line).length;

export function fitTo(line: string, width: number): string {
  const characters = charactersOf(line);
  if (characters.length > width) return `${characters.slice(0, width - 1).join('')}…`;
  return line + ' '.repeat(width - characters.length);
}
