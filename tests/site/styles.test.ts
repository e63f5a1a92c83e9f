import { expect, test } from 'vitest';
import { atLeast, attributes, builtFiles, type BuiltPage, builtPages, readBuilt } from '../support/built-site.ts';

/** Style sheets that a script brings, onto any page. */
const lateStyles = builtFiles()
  .filter((file) => /^_astro\/.*\.css$/.test(file))
  .map(readBuilt)
  .join('\n');

const USED = /var\(\s*(--[\w-]+)\s*\)/g;
const DEFINED = /(?<![\w-])(--[\w-]+)\s*:/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

const names = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', '')));

const stylesOf = ({ root }: BuiltPage): string =>
  root
    .querySelectorAll('style')
    .map(({ rawText }) => rawText)
    .join('\n');

/** Each name once, with how many pages have it and the first of them. */
const byName = (found: readonly { name: string; path: string }[]): string[] =>
  [...Map.groupBy(found, ({ name }) => name)].map(([name, those]) => {
    const paths = [...new Set(those.map(({ path }) => path))];
    return `${name}: ${String(paths.length)} pages, ${paths.slice(0, 3).join(' ')}`;
  });

const isStyled = (page: BuiltPage) => stylesOf(page).includes('--color-ink:');

test('defines every custom property where it is used without something to fall back on', () => {
  const styled = builtPages().filter(isStyled);
  expect(styled.length).toBeGreaterThanOrEqual(atLeast(80));
  const undefinedOnes = styled.flatMap((page) => {
    const styles = stylesOf(page);
    const defined = names(styles, DEFINED);
    const definedLate = names(lateStyles, DEFINED);
    return [
      ...[...names(styles, USED)].filter((name) => !defined.has(name)),
      ...[...names(lateStyles, USED)].filter((name) => !defined.has(name) && !definedLate.has(name)),
    ].map((name) => ({ name, path: page.path }));
  });
  expect(
    byName(undefinedOnes),
    'On these pages its rule is left out, or comes with a sheet that they do not have. Define it in src/styles/tokens.css, or give var() something to fall back on',
  ).toEqual([]);
});

// Late styles are for the pages of any provider, and for drawings that this one may not show.
test('has each picture that the styles of a page name', () => {
  const inPages = builtPages().filter(isStyled).map(stylesOf).join('\n');
  const named = names(inPages, /url\(["']?\/([^"')]+)/g);
  expect(named.size).toBeGreaterThan(0);
  const files = new Set(builtFiles());
  expect([...named].filter((file) => !files.has(file))).toEqual([]);
});

/** Classes that need no rule: what each is for. */
const WITHOUT_RULES = new Set([
  // Markdown writes the language of a block of code into it.
  'language-text',
  // Their rules stand in a script: src/layouts/page-behaviour.css.
  'logos-stop',
  'logos-track',
]);

test('gives every class of a page a rule', () => {
  const withoutRules = builtPages()
    .filter(isStyled)
    .flatMap((page) => {
      const ruled = names(stylesOf(page) + lateStyles, CLASS);
      return attributes(page.root, 'class')
        .flatMap((value) => value.split(/\s+/))
        .filter((name) => name !== '' && !ruled.has(name) && !WITHOUT_RULES.has(name))
        .map((name) => ({ name, path: page.path }));
    });
  expect(
    byName(withoutRules),
    'ESLint names the line of src that has such a class. Another one comes from Markdown (then WITHOUT_RULES), or lost its rule in src/integrations/page-styles.ts',
  ).toEqual([]);
});
