import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/**
 * Says of each heading cell of a Markdown table what it is the heading of, for who hears a table cell by cell. Markdown has no sign
 * for a row's heading: it is the first cell, as in every table of a text.
 */
export const textTables: HastPlugin = {
  name: 'text-tables',
  element: {
    filter: ['tr'],
    visit: (row) => {
      let isFirst = true;
      const children = row.children.map((cell) => {
        if (cell.type !== 'element') return cell;
        const startsRow = isFirst && cell.tagName === 'td';
        isFirst = false;
        if (cell.tagName !== 'th' && !startsRow) return cell;
        return {
          ...cell,
          tagName: 'th',
          properties: { ...cell.properties, scope: startsRow ? 'row' : 'col' },
        };
      });
      return { ...row, children };
    },
  },
};
