import plugin from 'tailwindcss/plugin';
import { SLATE, SLATE_TONES, TONES } from '#src/site/brand.ts';
import { fallbackFaces, readTypefaceRecord } from '#src/site/fonts.ts';

const tokenOf = (name: string): string => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const shadesOf = (tones: typeof TONES, root = '') =>
  Object.fromEntries(
    Object.entries(tones).map(
      ([tone, { fill, wash, deep }]) =>
        [`${root}[data-tone='${tone}']`, { '--tone': fill, '--tone-wash': wash, '--tone-deep': deep }] as const,
    ),
  );

export default plugin.withOptions<{ on?: 'slate' }>(({ on } = {}) => (tailwind) => {
  if (on !== 'slate') {
    tailwind.addBase({ ...shadesOf(TONES), '@font-face': fallbackFaces(readTypefaceRecord()) });
    return;
  }
  const colours = Object.fromEntries(Object.entries(SLATE).map(([name, value]) => [tokenOf(name), value]));
  tailwind.addBase({ '@media screen': { ':root': colours, ...shadesOf(SLATE_TONES, 'html ') } });
});
