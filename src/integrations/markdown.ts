import { satteri, type SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { expectedId, headingIds, headingLevels, TEXT_FEATURES } from '#src/content-model/texts.ts';
import { ORDINAL_ENDING, withFrenchSigns } from '#src/lib/french-text.ts';
import { plainSigns } from '#src/lib/plain-signs.ts';
import { normalizeMarkdown } from '#src/lib/normalize-markdown.ts';
import { isDecorative, pictureOf } from '#src/features/pictures/picture-files.ts';
import { sourcesOf } from '#src/features/pictures/picture-sizes.ts';
import type { HastNode, HastPluginDefinition } from 'satteri';
import { decoded } from '#src/content-model/address-rules.ts';

type Element = Extract<HastNode, { type: 'element' }>;

const elementsIn = (node: HastNode): Element[] => {
  const inner = 'children' in node ? node.children.flatMap((child) => elementsIn(child as HastNode)) : [];
  return node.type === 'element' ? [node, ...inner] : inner;
};

/** Gives each heading an id that the page does not use, and changes links such as `[…](#tarif)` to the new ids. */
const ownHeadings: HastPluginDefinition = {
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

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

const element = <Properties, Child>(tagName: string, properties: Properties, children: Child[]) => ({
  type: 'element' as const,
  tagName,
  properties,
  children,
});

const RAISED = element('sup', {}, [{ type: 'text' as const, value: 'er' }]);

const frenchSigns: HastPlugin = {
  name: 'french-signs',
  text: (text, context) => {
    const parent = context.parent(text);
    const composed = plainSigns(text.value).normalize('NFC');
    const value = parent.type === 'element' && parent.tagName === 'code' ? composed : withFrenchSigns(composed);
    const [start = '', ...rest] = value.split(ORDINAL_ENDING);
    if (rest.length === 0) return value === text.value ? undefined : { ...text, value };
    context.replaceNode(text, [
      { ...text, value: start },
      ...rest.flatMap((part) => [RAISED, { ...text, value: part }]),
    ]);
    return undefined;
  },
};

const frenchAttributes: HastPlugin = {
  name: 'french-attributes',
  mdxJsxFlowElement: {
    filter: [],
    visit: (part) => ({
      ...part,
      attributes: part.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && attribute.name !== 'href'
          ? { ...attribute, value: withFrenchSigns(plainSigns(attribute.value).normalize('NFC')) }
          : attribute,
      ),
    }),
  },
};

const textTables: HastPlugin = {
  name: 'text-tables',
  element: {
    filter: ['tr'],
    visit: (row) => {
      let isFirst = true;
      const children = row.children.map((cell) => {
        if (cell.type !== 'element') return cell;
        const startsRow = isFirst && cell.tagName === 'td';
        isFirst = false;
        // The Content-Security-Policy forbids style attributes, so columns lose their alignment.
        const properties = { ...cell.properties, style: undefined };
        if (cell.tagName !== 'th' && !startsRow) return { ...cell, properties };
        return { ...cell, tagName: 'th', properties: { ...properties, scope: startsRow ? 'row' : 'col' } };
      });
      return { ...row, children };
    },
  },
};

const STYLED_ELEMENTS: Readonly<Record<string, string>> = {
  code: 'prose-code',
  pre: 'prose-code',
  table: 'prose-table',
};

/** Adds a class to elements that few texts have, so that pages without such elements do not carry their styles. */
const textClasses: HastPlugin = {
  name: 'text-classes',
  element: {
    filter: Object.keys(STYLED_ELEMENTS),
    visit: (node, context) => {
      context.setProperty(node, 'className', STYLED_ELEMENTS[node.tagName]);
    },
  },
};

const PICTURE_SIZES = '(min-width: 44rem) 40rem, 92vw';

const textPictures = (root: string): HastPlugin => ({
  name: 'text-pictures',
  element: {
    filter: ['img'],
    visit: (node) => {
      const { src, alt, title } = node.properties;
      const picture = typeof src === 'string' ? pictureOf(root, src) : undefined;
      if (typeof src !== 'string' || picture === undefined) return undefined;
      const { width, height } = picture;
      const shownTitle = isDecorative(title) ? {} : { title };
      const image = element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async', ...shownTitle }, []);
      const sources = sourcesOf(src, picture).map(({ type, srcSet }) =>
        element('source', { type, srcSet, sizes: PICTURE_SIZES }, []),
      );
      return sources.length === 0 ? image : element('picture', {}, [...sources, image]);
    },
  },
});

const fittedHeadings: HastPlugin = () => {
  const shownLevel = headingLevels();
  return {
    name: 'fitted-headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit: (heading) => {
        const tagName = `h${shownLevel(Number(heading.tagName[1]))}`;
        return tagName === heading.tagName ? undefined : { ...heading, tagName };
      },
    },
  };
};

function withNormalizedTexts(processor: ReturnType<typeof satteri>): ReturnType<typeof satteri> {
  return {
    ...processor,
    createRenderer: async (shared) => {
      const { render } = await processor.createRenderer(shared);
      return { render: (text, options) => render(normalizeMarkdown(text, false), options) };
    },
    createMdxRenderer: async (shared, mdx) => {
      const renderer = await processor.createMdxRenderer?.(shared, mdx);
      if (renderer === undefined) throw new Error('The Markdown processor does not compile .mdx files.');
      return { process: (text, path, data) => renderer.process(normalizeMarkdown(text, true), path, data) };
    },
  };
}

export const markdown = (root: string): AstroUserConfig['markdown'] => ({
  processor: withNormalizedTexts(
    satteri({
      features: TEXT_FEATURES,
      hastPlugins: [
        textPictures(root),
        textTables,
        textClasses,
        frenchSigns,
        frenchAttributes,
        fittedHeadings,
        ownHeadings,
      ],
    }),
  ),
  // Highlighted code requires style attributes, which the Content-Security-Policy forbids.
  syntaxHighlight: false,
});
