/** A piece of YAML: the lines of one key or one item, with the comments above it. */
export type Block = { lead: readonly string[]; lines: readonly string[] };

export type Blocks = { blocks: readonly Block[]; tail: readonly string[] };

const isAside = (line: string): boolean => /^\s*(#.*)?$/.test(line);

/** Parts lines where `begins` says so. What precedes the first beginning, when it is no comment, has no place: null. */
export function blocksOf(lines: readonly string[], begins: RegExp): Blocks | null {
  const blocks: { lead: string[]; lines: string[] }[] = [];
  let pending: string[] = [];
  for (const line of lines) {
    if (begins.test(line)) {
      blocks.push({ lead: pending, lines: [line] });
      pending = [];
    } else if (isAside(line)) pending.push(line);
    else {
      const current = blocks.at(-1);
      if (current === undefined) return null;
      current.lines.push(...pending, line);
      pending = [];
    }
  }
  return { blocks, tail: pending };
}

/** The lines under the first one, without the indentation that they share. */
export function dedented(lines: readonly string[]): { indent: string; lines: string[] } {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0] ?? '');
  const indent = indents.reduce((least, one) => (one.length < least.length ? one : least), indents[0] ?? '');
  return { indent, lines: lines.map((line) => line.slice(indent.length)) };
}

export const indented = (lines: readonly string[], indent: string): string[] =>
  lines.map((line) => (line === '' ? '' : `${indent}${line}`));
