type Line = { text: string; number: number };

const KEY = /^(['"]?)([^\s#'"-][^:]*?)\1:(\s|$)/;
const ITEM = /^-(\s|$)/;

const indentOf = ({ text }: Line): number => text.length - text.trimStart().length;

/** The lines that say something of the data: those of the front matter in a Markdown file. */
function dataLines(file: string, source: string): Line[] {
  const lines = source.split(/\r?\n/).map((text, index) => ({ text: text.trimEnd(), number: index + 1 }));
  const isData = file.endsWith('.yaml');
  const end = isData ? lines.length : lines.findIndex(({ text }, index) => index > 0 && text === '---');
  return lines.slice(isData ? 0 : 1, end).filter(({ text }) => !/^\s*(#.*)?$/.test(text));
}

/** The lines of one key, or of one item of a list (counted from 1); its own line comes first. */
function blockOf(lines: readonly Line[], part: string | number): Line[] {
  const depth = Math.min(...lines.map(indentOf));
  const words = (line: Line) => line.text.slice(depth);
  const begins = typeof part === 'number' ? ITEM : KEY;
  const heads = lines.filter((line) => indentOf(line) === depth && begins.test(words(line)));
  const index = typeof part === 'number' ? part - 1 : heads.findIndex((line) => KEY.exec(words(line))?.[2] === part);
  const [head, next] = index < 0 ? [] : heads.slice(index, index + 2);
  if (head === undefined) return [];
  return lines.filter(({ number }) => number >= head.number && (next === undefined || number < next.number));
}

function insideOf([head, ...rest]: readonly Line[], part: string | number): Line[] {
  // The first key of an item stands on the line of its dash.
  if (head === undefined || typeof part === 'string') return rest;
  return [{ ...head, text: head.text.replace('-', ' ') }, ...rest];
}

const partsOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index === undefined ? part : Number(index)));

/** The line of a file, counted from 1, where a field stands, `modules[2].title`, or else what it should stand in. */
export function fieldLine(file: string, source: string, field: string): number {
  const named = /^ligne (\d+)/.exec(field)?.[1];
  if (named !== undefined) return Number(named);
  let lines = dataLines(file, source);
  let found = 1;
  for (const part of partsOf(field)) {
    const block = lines.length === 0 ? [] : blockOf(lines, part);
    if (block[0] === undefined) break;
    found = block[0].number;
    lines = insideOf(block, part);
  }
  return found;
}
