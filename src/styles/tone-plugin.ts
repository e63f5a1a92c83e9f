import plugin from 'tailwindcss/plugin';
import { SLATE, SLATE_TONES, TONES } from '#src/site/brand.ts';

/** `inkSoft` is `--color-ink-soft`. */
const tokenOf = (name: string): string => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const shadesOf = (tones: typeof TONES, root = '') =>
  Object.fromEntries(
    Object.entries(tones).map(
      ([tone, { fill, wash, deep }]) =>
        [`${root}[data-tone='${tone}']`, { '--tone': fill, '--tone-wash': wash, '--tone-deep': deep }] as const,
    ),
  );

/** Custom properties for the shades of each `data-tone`. With `on: slate`, shades and colours of the dark theme. */
export default plugin.withOptions<{ on?: 'slate' }>(({ on } = {}) => (tailwind) => {
  if (on !== 'slate') {
    tailwind.addBase(shadesOf(TONES));
    return;
  }
  const colours = Object.fromEntries(Object.entries(SLATE).map(([name, value]) => [tokenOf(name), value]));
  tailwind.addBase({ '@media screen': { ':root': colours, ...shadesOf(SLATE_TONES, 'html ') } });
});
