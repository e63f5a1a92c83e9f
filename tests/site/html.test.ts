import { parse } from 'acorn';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { atLeast, attributes, builtFiles, type BuiltPage, builtPages, readBuilt } from '../support/built-site.ts';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // HTML does not mind the case of an attribute's name, and React writes some in its own: `maxLength`, `dateTime`.
    'attr-case': 'off',
    // Boxes of one name are one list of answers.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Style, not correctness: Astro compresses quotes away, and empty values with them.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Titles are held to 60 characters by the checks of the head, brand included.
    'long-title': 'off',
    // Safari forgets that a list without bullets is a list, unless its role says so.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // Numbers are written with no-break spaces in the content or kept together by styles.
    'tel-non-breaking': 'off',
    // Headings of articles give ids of any letters, as HTML has allowed since its fifth version.
    'valid-id': ['error', { relaxed: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

test.each(builtPages().map(({ path, html }) => [path, html]))('writes %s in valid HTML', async (path, html) => {
  const report = await validator.validateString(html, path);
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});

const tables = builtPages().flatMap(({ path, root }) =>
  root.querySelectorAll('table').map((table) => ({ path, table })),
);

test('gives each heading cell of a table its scope', () => {
  for (const { path, table } of tables)
    for (const heading of table.querySelectorAll('th'))
      expect(heading.getAttribute('scope'), `« ${heading.text.trim()} » on ${path}`).toMatch(/^(col|row)$/);
});

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

/** What Safari 16.4, Chrome 120 and Firefox 121 run, regular expressions included: the build lowers no expression. */
const LANGUAGE = 2023;

/** Functions that one of them lacks, and that the site could do without. */
const NEWER =
  /\b(?:(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|URL\.(?:parse|canParse)|AbortSignal\.any|RegExp\.escape|Iterator\.from|Intl\.Segmenter)\b|\.(?:isSubsetOf|checkVisibility|moveBefore)\(/g;

test('sends visitors no script that the oldest browsers of the README cannot read', () => {
  const scripts = builtFiles().filter((file) => /^_astro\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    const code = readBuilt(file);
    expect(() => parse(code, { ecmaVersion: LANGUAGE, sourceType: 'module' }), file).not.toThrow();
    expect(code.match(NEWER) ?? [], file).toEqual([]);
  }
});
