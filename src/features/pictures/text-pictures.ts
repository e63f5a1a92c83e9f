import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { isDecorative, pictureOf } from './picture-files.ts';
import { sourcesOf } from './picture-sizes.ts';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/** The displayed width: the text column, or almost all of a small screen. */
const SIZES = '(min-width: 44rem) 40rem, 92vw';

export const textPictures = (root: string): HastPlugin => ({
  name: 'text-pictures',
  element: {
    filter: ['img'],
    visit: (node) => {
      const { src, alt, title } = node.properties;
      const picture = typeof src === 'string' ? pictureOf(root, src) : undefined;
      if (typeof src !== 'string' || picture === undefined) return undefined;
      const { width, height } = picture;
      const properties = {
        src,
        alt,
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
        ...(isDecorative(title) ? {} : { title }),
      };
      const image = { type: 'element' as const, tagName: 'img', properties, children: [] };
      const sources = sourcesOf(src, picture).map(({ type, srcSet }) => ({
        type: 'element' as const,
        tagName: 'source',
        properties: { type, srcSet, sizes: SIZES },
        children: [],
      }));
      return sources.length === 0
        ? image
        : { type: 'element' as const, tagName: 'picture', properties: {}, children: [...sources, image] };
    },
  },
});
