import { isPart } from '#src/features/editorial/editorial-parts.ts';
import { insideProblem } from '#src/features/editorial/editorial-check.ts';
import { escapeXml } from '#src/lib/html.ts';
import type { ContentProblem } from './zod-messages.ts';
import { type MdxTree, readMdx } from './mdx-syntax.ts';

type Node = MdxTree;

const childrenOf = (node: Node): readonly Node[] => ('children' in node ? (node.children as readonly Node[]) : []);

const attributesOf = (properties: Readonly<Record<string, unknown>>): string =>
  Object.entries(properties)
    .map(([name, value]) => ` ${name === 'className' ? 'class' : name}="${escapeXml(String(value))}"`)
    .join('');

/** The HTML that a page would hold, as far as the patterns of parts look at it. */
function htmlOf(node: Node): string {
  if (node.type === 'text') return escapeXml(node.value);
  const inside = childrenOf(node).map(htmlOf).join('');
  if (node.type === 'element') return `<${node.tagName}${attributesOf(node.properties)}>${inside}</${node.tagName}>`;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return isPart(node.name) ? `<div>${inside}</div>` : `<${node.name ?? 'p'}>${inside}</${node.name ?? 'p'}>`;
  return inside;
}

function insideProblems(file: string, node: Node, offset: number): ContentProblem[] {
  const deeper = childrenOf(node).flatMap((child) => insideProblems(file, child, offset));
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !isPart(node.name)) return deeper;
  const problem = insideProblem(node.name, childrenOf(node).map(htmlOf).join(''));
  if (problem === undefined) return deeper;
  const line = (node.position?.start.line ?? 1) + offset;
  return [{ file, field: `ligne ${line}, <${node.name}>`, line, ...problem }, ...deeper];
}

/**
 * Passages of an .mdx text that the compiler of the build can't read, and parts that can't show their contents. `known`
 * are problems found in the same text without it: what they say is not said again.
 */
export function mdxProblems(
  { file, body, offset }: { file: string; body: string; offset: number },
  known: readonly ContentProblem[],
): ContentProblem[] {
  const { tree, faults } = readMdx(body);
  const isKnown = (line: number, tag: string): boolean =>
    known.some(
      ({ field }) => new RegExp(`^ligne ${line + offset}\\b`).test(field) || (tag !== '' && field.endsWith(`<${tag}>`)),
    );
  const unread = faults
    .filter(({ line, tag }) => !isKnown(line, tag))
    .map(({ line, words }) => ({ file, field: `ligne ${line + offset}`, line: line + offset, ...words }));
  return [...unread, ...(tree === undefined ? [] : insideProblems(file, tree, offset))];
}
