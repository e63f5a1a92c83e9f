const CONTROL_PICTURES = 0x2400;
const DELETE = 0x7f;
/** Characters that nobody sees and that turn a line around, hide in it or cut it. */
const SHAPES_TEXT =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

const picture = (control: string): string => {
  const code = control.charCodeAt(0);
  if (code === DELETE) return '\u2421';
  return code < DELETE ? String.fromCharCode(CONTROL_PICTURES + code) : '\uFFFD';
};

/** Text of strangers made harmless for a terminal: an escape shows as `␛`, and nothing turns the line around. */
export const safeLine = (text: string): string =>
  text
    .split('\n')
    .map((line, index, lines) => {
      const begun = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? begun : begun.trimEnd();
    })
    .filter((line, index, lines) => line !== '' || index === 0 || index === lines.length - 1)
    .join(' ')
    .replace(/\p{Cc}/gu, picture)
    .replace(SHAPES_TEXT, '');

/** The same for a text of several lines, which stay. */
export const safeLines = (text: string): string[] => text.split(/\r\n|[\n\r]/).map(safeLine);

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;
const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}])/u;

/** A terminal may draw the parts of a sign one after the other: it is as wide as all of them, lest a line go on in the next. */
const widthOf = (grapheme: string): number => {
  if (/^\p{Extended_Pictographic}\uFE0F$/u.test(grapheme)) return 2;
  const signs = Array.from(grapheme.replace(NO_WIDTH, ''));
  return Math.max(
    1,
    signs.reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0),
  );
};

/** How many columns a safe line fills at most: an emoji or an ideogram takes two. */
export const columnsOf = (line: string): number =>
  Array.from(segmenter.segment(line)).reduce((sum, { segment }) => sum + widthOf(segment), 0);

/** A line of exactly so many columns, cut with `…` or filled with spaces. */
export function fitTo(line: string, columns: number): string {
  const missing = columns - columnsOf(line);
  if (missing >= 0) return line + ' '.repeat(missing);
  let kept = '';
  let used = 0;
  for (const { segment } of segmenter.segment(line)) {
    if (used + widthOf(segment) > columns - 1) break;
    kept += segment;
    used += widthOf(segment);
  }
  return `${kept}…${' '.repeat(columns - 1 - used)}`;
}

/** The lines of no more than so many columns that a safe line makes, broken at spaces where there are any. */
export function wrapTo(line: string, columns: number): string[] {
  const lines: string[] = [];
  let [kept, used] = ['', 0];
  const end = () => {
    lines.push(kept.trimEnd());
    [kept, used] = ['', 0];
  };
  for (const word of line.split(/(?<= )(?=[^ ])/)) {
    if (used > 0 && used + columnsOf(word.trimEnd()) > columns) end();
    for (const { segment } of segmenter.segment(word)) {
      if (used > 0 && used + widthOf(segment) > columns && segment !== ' ') end();
      kept += segment;
      used += widthOf(segment);
    }
  }
  end();
  return lines;
}
