import plugin from 'tailwindcss/plugin';
import { SLATE_TONES, TONES } from '#src/site/brand.ts';

/** The three shades of each tone as custom properties of `data-tone`; with `on: slate`, those of the dark theme. */
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
