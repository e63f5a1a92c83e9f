import { breakLines, type Line, type MeasuredText, measureText } from './break-lines.ts';
import { toPieces } from './pieces.ts';
import type { ProgrammeEntry, ProgrammeLink } from '../programme.ts';
import { type Face, type Style, type TypeStyles, widthOf } from './type-styles.ts';

/** A paragraph cut into lines, at its place in an entry. */
export type SetText = {
  tag: 'H3' | 'P' | 'LI';
  style: Style;
  lines: readonly Line[];
  /** From the left edge and the top of the entry. */
  x: number;
  y: number;
};

export type SetEntry = { hours?: string; texts: readonly SetText[]; height: number };

const GAP = { afterTerm: 1.5, betweenItems: 2 };
const BULLET_INDENT = 9;
const HOURS_GAP = 8;
/** A longer line reads better in the type of the rest. */
const KEY_LENGTH = 66;

const measured = new WeakMap<readonly ProgrammeLink[], Map<string, MeasuredText>>();

/** A text is measured once for all the sizes that a programme is tried in; headings keep their words whole. */
function measure(text: string, face: Face, links: readonly ProgrammeLink[]): MeasuredText {
  const known = measured.get(links) ?? new Map<string, MeasuredText>();
  measured.set(links, known);
  const key = `${face} ${text}`;
  const found = known.get(key);
  if (found) return found;
  const made = measureText(toPieces(text, { links, hyphenates: face === 'text' }), (part) => widthOf(face, part));
  known.set(key, made);
  return made;
}

export const setLines = (text: string, { face, size }: Style, room: number, links: readonly ProgrammeLink[]): Line[] =>
  breakLines(measure(text, face, links), room / size);

/** An entry's paragraphs one under the other in a column. */
export function setEntry(
  { term, aside, lines, form, isKey = false }: ProgrammeEntry,
  width: number,
  styles: TypeStyles,
  links: readonly ProgrammeLink[],
): SetEntry {
  const indent = aside === undefined ? 0 : widthOf(styles.hours.face, aside) * styles.hours.size + HOURS_GAP;
  const texts: SetText[] = [];
  let y = 0;
  const add = (tag: SetText['tag'], text: string, style: Style, x: number) => {
    const set = setLines(text, style, width - x, links);
    texts.push({ tag, style, lines: set, x, y });
    y += set.length * style.leading;
  };
  if (term !== undefined) {
    add('H3', term, isKey ? styles.keyTerm : styles.term, indent);
    y += GAP.afterTerm;
  }
  for (const [index, line] of lines.entries()) {
    if (index > 0) y += GAP.betweenItems;
    const style = isKey && index === 0 && line.length <= KEY_LENGTH ? styles.key : styles.text;
    add(form === 'list' ? 'LI' : 'P', line, style, form === 'list' ? BULLET_INDENT : 0);
  }
  return { ...(aside !== undefined && { hours: aside }), texts, height: y };
}
