import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

const HIDDEN = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE', 'KBD', 'SAMP', 'TEMPLATE', 'USE']);
const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'CITE',
  'EM',
  'I',
  'MARK',
  'Q',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUP',
  'TIME',
  'VAR',
]);
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title', 'data-title'];

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

function textIn(node: Node): string {
  // Where the source breaks a line, a reader sees a space; a no-break space stays one.
  if (!isElement(node)) return node.text.replace(/[ \t\r\n]+/g, ' ');
  if (HIDDEN.has(node.tagName) || node.getAttribute('lang') === 'en') return '';
  const inner = node.childNodes.map(textIn).join('');
  return INLINE.has(node.tagName) ? inner : `\n${inner}\n`;
}

/** The text that people read or hear on a page, one line for each block: also its title, its description, its labels. */
export function visibleLines(root: HTMLElement): string[] {
  const spoken = SPOKEN.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)),
  );
  const described = root
    .querySelectorAll('meta[name="description"], meta[property^="og:"]')
    .map((meta) => meta.getAttribute('content') ?? '');
  const lines = [textIn(root), ...spoken, ...described.filter((text) => !text.startsWith('https:'))]
    .join('\n')
    .split('\n');
  return [...new Set(lines.map((line) => line.replace(/^ +| +$/g, '')).filter((line) => line !== ''))];
}
