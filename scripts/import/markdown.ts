import { parse } from 'node-html-parser';
import TurndownService from 'turndown';
import { withFrenchSigns } from '../../src/lib/french-text.ts';
import { normalizeMarkdown } from '../../src/lib/normalize-markdown.ts';

const HTML =
  /<\/?(p|br|ul|ol|li|div|span|b|i|u|strong|em|h[1-6]|a|table|tbody|tr|td|th|font|img)\b[^>]*>|&(\w{2,8}|#\d+);/i;

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '_' });
turndown.remove(['script', 'style']);
// Pictures and relative links of other sites do not work on this site.
turndown.addRule('text of a link', {
  filter: (node) => node.nodeName === 'A' && !/^(https?:|mailto:|tel:)/.test(node.getAttribute('href') ?? ''),
  replacement: (content) => content,
});
turndown.addRule('text of a picture', {
  filter: 'img',
  replacement: (_, node) => (node as Element).getAttribute('alt') ?? '',
});

const tidy = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim();

const paragraphs = (text: string): string =>
  normalizeMarkdown(text, false)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce((all, line) => all + (line.startsWith('- ') && /(^|\n)- [^\n]*$/.test(all) ? '\n' : '\n\n') + line, '');

export function markdownOf(text: string): string {
  const markdown = HTML.test(text) ? turndown.turndown(text).replaceAll(/^(\s*)- {2,}/gm, '$1- ') : paragraphs(text);
  return withFrenchSigns(tidy(markdown.replaceAll(/^#{1,6} /gm, '### ').replaceAll(/<(?=[a-z/!])/gi, '\\<')));
}

export const normalizeText = (text: string): string => tidy(HTML.test(text) ? parse(text).structuredText : text);

export const plainLine = (text: string): string => normalizeText(text).replaceAll(/[^\S\u00A0\u202F]+/g, ' ');

/** Whether a line only introduces the list, such as « À l’issue de la formation, vous saurez : ». */
const isLeadIn = (item: string, index: number): boolean => index === 0 && item.trim().endsWith(':');

export const plainList = (text: string): string[] => {
  const plain = normalizeText(text);
  const items = plain.includes('\n') ? plain.split('\n') : plain.split(/ ; |\s*\|\s*/);
  return items
    .filter((item, index) => items.length === 1 || !isLeadIn(item, index))
    .map((item) => item.replace(/^\s*(?:[-•*–·▪]|\d{1,2}[.)])\s+/, '').trim())
    .filter((item) => item !== '');
};
