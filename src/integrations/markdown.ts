import { satteri, type SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { headingLevels, TEXT_FEATURES } from '#src/content-model/texts.ts';
import { withFrenchSigns } from '#src/lib/french-text.ts';
import { typedMarkdown } from '#src/lib/typed-markdown.ts';
import { textPictures } from '#src/features/pictures/text-pictures.ts';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/**
 * Gives a text the signs of French, but for code, and composes its accents, which macOS may write apart from their letters: a
 * search for « é » finds both.
 */
const frenchSigns: HastPlugin = {
  name: 'french-signs',
  text: (text, context) => {
    const parent = context.parent(text);
    const composed = text.value.normalize('NFC');
    const value = parent.type === 'element' && parent.tagName === 'code' ? composed : withFrenchSigns(composed);
    return value === text.value ? undefined : { ...text, value };
  },
};

/**
 * Says of each heading cell of a Markdown table what it is the heading of, for who hears a table cell by cell. Markdown has no sign
 * for a row's heading: it is the first cell, as in every table of a text. Columns that were asked to stand right or in the middle
 * stand left: that would need a style attribute, which the Content-Security-Policy forbids.
 */
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
        const properties = { ...cell.properties, style: undefined };
        if (cell.tagName !== 'th' && !startsRow) return { ...cell, properties };
        return { ...cell, tagName: 'th', properties: { ...properties, scope: startsRow ? 'row' : 'col' } };
      });
      return { ...row, children };
    },
  },
};

const fittedHeadings: HastPlugin = () => {
  const shownLevel = headingLevels();
  return {
    name: 'fitted-headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit: (heading) => {
        const tagName = `h${String(shownLevel(Number(heading.tagName[1])))}`;
        return tagName === heading.tagName ? undefined : { ...heading, tagName };
      },
    },
  };
};

/** The same processor, for texts as their authors mean them. */
function withTypedTexts(processor: ReturnType<typeof satteri>): ReturnType<typeof satteri> {
  return {
    ...processor,
    createRenderer: async (shared) => {
      const { render } = await processor.createRenderer(shared);
      return { render: (text, options) => render(typedMarkdown(text, false), options) };
    },
    createMdxRenderer: async (shared, mdx) => {
      const renderer = await processor.createMdxRenderer?.(shared, mdx);
      if (renderer === undefined) throw new Error('The Markdown processor does not compile .mdx files.');
      return { process: (text, path, data) => renderer.process(typedMarkdown(text, true), path, data) };
    },
  };
}

/** How the Markdown of the project at `root` becomes HTML. */
export const markdown = (root: string): AstroUserConfig['markdown'] => ({
  processor: withTypedTexts(
    satteri({ features: TEXT_FEATURES, hastPlugins: [textPictures(root), textTables, frenchSigns, fittedHeadings] }),
  ),
  // Coloured code would need style attributes, which the Content-Security-Policy forbids.
  syntaxHighlight: false,
});
