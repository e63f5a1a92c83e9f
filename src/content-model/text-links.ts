import Slugger from 'github-slugger';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { attributesIn } from '#src/lib/markup-pieces.ts';
import { readMdx, TEXT_FEATURES } from './mdx-syntax.ts';

/** A link or a picture of a text, with its line in that text. */
export type TextLink = { address: string; line: number; isPicture: boolean };

export type ReadText = { links: TextLink[]; /** The names that its headings can be linked by. */ anchors: string[] };

type Node = ReturnType<typeof markdownToMdast>;

const LINKING = new Set(['href', 'src']);

const textOf = (node: Node): string =>
  'children' in node ? (node.children as readonly Node[]).map(textOf).join('') : 'value' in node ? node.value : '';

function linksOf(node: Node): TextLink[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'link' || node.type === 'definition') return [{ address: node.url, line, isPicture: false }];
  if (node.type === 'image') return [{ address: node.url, line, isPicture: true }];
  if (node.type === 'html')
    return attributesIn(node.value)
      .filter(({ name }) => LINKING.has(name))
      .map(({ name, value, index }) => ({
        address: value,
        line: line + node.value.slice(0, index).split('\n').length - 1,
        isPicture: name === 'src',
      }));
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && LINKING.has(attribute.name) && typeof attribute.value === 'string'
      ? [{ address: attribute.value, line, isPicture: attribute.name === 'src' }]
      : [],
  );
}

/** The links and pictures below a node of a text. */
export const linksIn = (node: Node): TextLink[] => [
  ...linksOf(node),
  ...('children' in node ? (node.children as readonly Node[]).flatMap(linksIn) : []),
];

/** The links and pictures of a Markdown text and the names of its headings, as Astro makes them. */
export function readText(body: string, isMdx: boolean): ReadText {
  const slugger = new Slugger();
  const features = TEXT_FEATURES;
  const tree = isMdx ? mdxToMdast(readMdx(body).text, { features }) : markdownToMdast(body, { features });
  const anchors: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'heading') anchors.push(slugger.slug(textOf(node)));
    if ('children' in node) for (const child of node.children as readonly Node[]) visit(child);
  };
  visit(tree);
  return { links: linksIn(tree), anchors };
}

const IN_MARKDOWN = /(!?)\[[^\]]*\]\(\s*<?([^\s)>]*)/g;

/** Code that browsers run where they expect an address, spaces and breaks between its letters included. */
const CODE_FOR_ADDRESS = /^(?:(?:java|vb)script:|data:[\w.+-]*[/;,])/i;

/** The links of a line of data: an address of the site that is the whole of it, or Markdown in it. */
export function linksOfValue(value: string): Omit<TextLink, 'line'>[] {
  if (CODE_FOR_ADDRESS.test(value.replace(/[\0-\x20]/g, ''))) return [{ address: value, isPicture: false }];
  if (/^\/(?!\/)\S*$/.test(value)) return [{ address: value, isPicture: value.startsWith('/images/') }];
  return [...value.matchAll(IN_MARKDOWN)].map(([, mark, address = '']) => ({ address, isPicture: mark === '!' }));
}
