import type { HastNode, HastPluginDefinition } from 'satteri';
import { decoded } from '#src/content-model/addresses.ts';
import { expectedId, headingIds } from '#src/content-model/texts.ts';

type Element = Extract<HastNode, { type: 'element' }>;

const elementsIn = (node: HastNode): Element[] => {
  const inner = 'children' in node ? node.children.flatMap((child) => elementsIn(child as HastNode)) : [];
  return node.type === 'element' ? [node, ...inner] : inner;
};

/** Gives headings ids that differ from those of the page, and leads `[…](#tarif)` to the text's own heading. */
export const ownHeadings: HastPluginDefinition = {
  name: 'own-headings',
  before: (root, context) => {
    const elements = elementsIn(root);
    const idOf = headingIds();
    const ids = new Map<string, string>();
    for (const heading of elements.filter(({ tagName, properties }) => /^h[1-6]$/.test(tagName) && !properties.id)) {
      const text = context.textContent(heading);
      const [expected, id] = [expectedId(text), idOf(text)];
      context.setProperty(heading, 'id', id);
      if (!ids.has(expected)) ids.set(expected, id);
    }
    for (const link of elements.filter(({ tagName }) => tagName === 'a')) {
      const { href } = link.properties;
      const id = typeof href === 'string' && href.startsWith('#') ? ids.get(decoded(href.slice(1))) : undefined;
      if (id !== undefined) context.setProperty(link, 'href', `#${id}`);
    }
  },
};
