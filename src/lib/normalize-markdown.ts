import { markdownToMdast, mdxToMdast } from 'satteri';
import { plainSigns } from './plain-signs.ts';

type Node = ReturnType<typeof markdownToMdast>;

/** Bullets in text from Word. Letters and dashes are bullets only before a tab or a no-break space. */
const BULLET = /^(?:[•◦▪‣·\u2043\uF0A7\uF0B7]|[oØü§–](?=[\t\u00A0]))/;
const MARK = /^([\s>]*)(#{1,6}|\d{1,9}[.)]|[-+*•◦▪‣·\u2043\uF0A7\uF0B7oØü§–])(\s+)(?=\S)/;

const plainLine = (line: string): string =>
  line.replace(MARK, (original: string, start: string, mark: string, space: string) => {
    const isBullet = BULLET.test(mark + space);
    const isPlain = !isBullet && (/^[ \t]+$/.test(space) || /[oØü§–]/.test(mark));
    return isPlain ? original : `${start.replace(/[^ \t>]/g, '')}${isBullet ? '-' : mark} `;
  });

function codeLines(node: Node, lines = new Set<number>()): Set<number> {
  const { start, end } = node.position ?? {};
  if (start && end && (node.type === 'code' || node.type === 'inlineCode'))
    for (let line = start.line + (node.type === 'code' ? 0 : 1); line <= end.line; line += 1) lines.add(line);
  if ('children' in node) for (const child of node.children as readonly Node[]) codeLines(child, lines);
  return lines;
}

export function normalizeMarkdown(text: string, isMdx: boolean): string {
  const body = plainSigns(text).normalize('NFC');
  const lines = body.split('\n');
  const plain = lines.map(plainLine);
  if (plain.every((line, index) => line === lines[index])) return body;
  const code = codeLines(isMdx ? mdxToMdast(body) : markdownToMdast(body));
  return plain.map((line, index) => (code.has(index + 1) ? lines[index] : line)).join('\n');
}
