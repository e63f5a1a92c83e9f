import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { fold } from '#src/lib/french-text.ts';

export type BuiltPage = {
  /** `/courses/excel-fondamentaux`; the home page is `/`. */
  path: string;
  html: string;
  root: HTMLElement;
};

export const metaPolicy = (html: string): string =>
  /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

export const metaOf = ({ root }: BuiltPage, name: string): string =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

export const canonicalOf = ({ root }: BuiltPage): string =>
  root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

export const isIndexable = (page: BuiltPage): boolean => !metaOf(page, 'robots').includes('noindex');

/** The letters, digits, € and % of a text, so that spaces, hyphenation, line breaks and marks do not matter. */
export const letters = (text: string): string => fold(text).replace(/[^a-z0-9€%]/g, '');

export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const attributes = (root: HTMLElement, name: string): string[] =>
  root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');

const HIDDEN = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE', 'KBD', 'SAMP', 'TEMPLATE', 'USE']);
const INLINE = new Set('A ABBR B CITE EM I MARK Q SMALL SPAN STRONG SUP TIME VAR'.split(' '));
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'data-title'];

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

function textIn(node: Node): string {
  // A browser shows a line break of the source as a space. No-break spaces stay.
  if (!isElement(node)) return node.text.replace(/[ \t\r\n]+/g, ' ');
  if (HIDDEN.has(node.tagName) || node.getAttribute('lang') === 'en') return '';
  const inner = node.childNodes.map(textIn).join('');
  return INLINE.has(node.tagName) ? inner : `\n${inner}\n`;
}

/** The text that people read or hear on a page, one line per block, with the title, the description and the labels. */
export function visibleLines(root: HTMLElement): string[] {
  const spoken = SPOKEN_ATTRIBUTES.flatMap((name) =>
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
