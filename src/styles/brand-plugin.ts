import plugin from 'tailwindcss/plugin';
import { brand, PALETTE, SLATE, SLATE_TONES, TONES } from '#src/site/brand.ts';
import { fallbackFaces, readTypefaceRecord } from '#src/site/fonts.ts';

const typefaces = readTypefaceRecord();
const genericFamily = ({ serif }: { serif: boolean }): string => (serif ? 'serif' : 'sans-serif');

const tokenOf = (name: string): string => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const shadesOf = (tones: typeof TONES, root = '') =>
  Object.fromEntries(
    Object.entries(tones).map(
      ([tone, { fill, wash, deep }]) =>
        [`${root}[data-tone='${tone}']`, { '--tone': fill, '--tone-wash': wash, '--tone-deep': deep }] as const,
    ),
  );

const LIGHT = { ...shadesOf(TONES), '@font-face': fallbackFaces(typefaces) };

const DARK = {
  '@media screen': {
    ':root': Object.fromEntries(Object.entries(SLATE).map(([name, value]) => [tokenOf(name), value])),
    ...shadesOf(SLATE_TONES, 'html '),
  },
};

/** With `rules`, adds the light or the dark rules to a sheet. Each sheet reads the values below by `theme(…)`. */
export default plugin.withOptions<{ rules?: 'light' | 'dark' }>(
  ({ rules } = {}) =>
    (tailwind) => {
      if (rules === 'light') tailwind.addBase(LIGHT);
      if (rules === 'dark') tailwind.addBase(DARK);
    },
  () => ({
    theme: {
      palette: { ...PALETTE, hairline: `${PALETTE.ink}1f` },
      slate: SLATE,
      generic: { heading: genericFamily(typefaces.heading), text: genericFamily(typefaces.text) },
      pen: { line: brand.drawings ? "''" : 'none' },
    },
  }),
);
