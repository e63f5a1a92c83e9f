/** A text and what is selected in it. */
export type Selected = { text: string; from: number; to: number };

/** The text that a tool puts in the place of a stretch of it, and the selection afterwards. */
export type Edit = { from: number; to: number; insert: string; select: readonly [number, number] };

/** Sets marks around what is selected, or takes them off: `**gras**` */
export function marked({ text, from, to }: Selected, mark: string, sample: string): Edit {
  const { length } = mark;
  const isMarked = text.slice(from - length, from) === mark && text.slice(to, to + length) === mark;
  if (isMarked && from >= length) {
    const start = from - length;
    return { from: start, to: to + length, insert: text.slice(from, to), select: [start, start + to - from] };
  }
  const inside = text.slice(from, to) || sample;
  const start = from + length;
  return { from, to, insert: mark + inside + mark, select: [start, start + inside.length] };
}

const ANY_PREFIX = /^(#{1,6} |- |\d+\. )/;

/** Begins each selected line with a sign, or takes it off where all have it; `1. ` counts. */
export function begun({ text, from, to }: Selected, sign: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', Math.max(to, from));
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isOrdered = sign === '1. ';
  const hasSign = (line: string) => (isOrdered ? /^\d+\. /.test(line) : line.startsWith(sign));
  const isOn = lines.every((line) => line === '' || hasSign(line)) && lines.some((line) => line !== '');
  let count = 0;
  const changed = lines.map((line) => {
    if (line === '' && lines.length > 1) return line;
    const bare = line.replace(ANY_PREFIX, '');
    if (isOn) return bare;
    count += 1;
    return (isOrdered ? `${count}. ` : sign) + bare;
  });
  const insert = changed.join('\n');
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}

/** A part of its own, with an empty line on each side. */
export function inserted({ text, from, to }: Selected, block: string): Edit {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const gapBefore = before.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (/\n*$/.exec(before)?.[0].length ?? 0)));
  const gapAfter = after.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (/^\n*/.exec(after)?.[0].length ?? 0)));
  const start = from + gapBefore.length;
  return { from, to, insert: gapBefore + block + gapAfter, select: [start, start + block.length] };
}

/** `[texte](adresse)`, around what is selected. */
export function linked({ from, to }: Selected, words: string, address: string): Edit {
  const insert = `[${words}](${address})`;
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}

/** `![description](adresse)` on a line of its own. */
export const pictured = (selected: Selected, description: string, address: string): Edit => {
  const edit = inserted({ ...selected, from: selected.to }, `![${description}](${address})`);
  return { ...edit, select: [edit.from + edit.insert.length, edit.from + edit.insert.length] };
};
