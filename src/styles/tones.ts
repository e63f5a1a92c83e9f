import plugin from 'tailwindcss/plugin';
import { SLATE_TONES, TONES } from '#src/site/brand.ts';

/** The three shades of each tone, which `data-tone` gives to an element and all in it; on a slate, where nothing is printed. */
export default plugin.withOptions<{ on?: 'slate' }>(({ on } = {}) => (tailwind) => {
  const isSlate = on === 'slate';
  const shades = Object.fromEntries(
    Object.entries(isSlate ? SLATE_TONES : TONES).map(
      ([tone, { fill, wash, deep }]) =>
        [
          `${isSlate ? 'html ' : ''}[data-tone='${tone}']`,
          { '--tone': fill, '--tone-wash': wash, '--tone-deep': deep },
        ] as const,
    ),
  );
  tailwind.addBase(isSlate ? { '@media screen': shades } : shades);
});
