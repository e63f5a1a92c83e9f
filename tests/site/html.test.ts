import { parse } from 'acorn';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { PAGE_IDS } from '#src/content-model/texts.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { atLeast, broken, builtFiles, builtPages, readBuilt } from '../support/built-site.ts';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // HTML ignores the case of attribute names. React writes some in camel case: `maxLength`, `dateTime`.
    'attr-case': 'off',
    // Checkboxes of one list share their name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // These rules concern style only, and Astro removes empty values.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // head.test.ts limits the length of titles.
    'long-title': 'off',
    // Safari exposes a list without bullets as a list only if it has the role.
    'no-redundant-role': 'off',
    // No-break spaces in the content, or styles, keep numbers on one line.
    'tel-non-breaking': 'off',
    // Ids of article headings may contain any letter, as HTML5 allows.
    'valid-id': ['error', { relaxed: true }],
    // Checks the references of labels, descriptions and popovers.
    'no-missing-references': 'error',
    'heading-level': 'error',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

test.each(builtPages().map(({ path, html }) => [path, html]))('writes %s in valid HTML', async (path, html) => {
  const report = await validator.validateString(html, path);
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
  expect(html, 'The validator accepts elements after the page').toMatch(/<\/html>\s*$/);
});

test('reserves the ids around the text of an entry', () => {
  expect(broken('.prose').length).toBeGreaterThanOrEqual(atLeast(1));
  const isAround = (element: HTMLElement) => element.closest('.prose, [data-contact-form]') === null;
  expect(broken('body:has(.prose) [id]', (one) => isAround(one) && !PAGE_IDS.has(one.id))).toEqual([]);
});

/** Style sheets that scripts may load. */
const lateStyles = builtFiles()
  .filter((file) => /^_astro\/.*\.css$/.test(file))
  .map(readBuilt)
  .join('\n');

const USED = /var\(\s*(--[\w-]+)\s*\)/g;
const DEFINED = /(?<![\w-])(--[\w-]+)\s*:/g;

const names = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', '')));

const stylesOf = ({ root }: BuiltPage): string =>
  root
    .querySelectorAll('style')
    .map(({ rawText }) => rawText)
    .join('\n');

test('defines every custom property that is used without a fallback', () => {
  const styled = builtPages()
    .map(stylesOf)
    .filter((styles) => styles.includes('--color-ink:'));
  expect(styled.length).toBeGreaterThanOrEqual(atLeast(80));
  const missing = styled.flatMap((styles) => {
    const defined = names(styles, DEFINED);
    const usedLate = names(lateStyles, USED).difference(names(lateStyles, DEFINED));
    return [...names(styles, USED).union(usedLate).difference(defined)];
  });
  expect(
    [...new Set(missing)],
    'Define the property in src/styles/tokens.css, or give var() a fallback: the styles of a page do not define it',
  ).toEqual([]);
});

/** ECMAScript version of Safari 16.4, Chrome 120 and Firefox 121. The build does not convert regular expressions. */
const LANGUAGE = 2023;

/** Functions that Safari 16.4, Chrome 120 or Firefox 121 lacks and that the site can avoid. */
const UNSUPPORTED =
  /\b(?:(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|URL\.(?:parse|canParse)|AbortSignal\.any|RegExp\.escape|Iterator\.from|Intl\.Segmenter)\b|\.(?:isSubsetOf|checkVisibility|moveBefore)\(/g;

test('sends only scripts that the oldest browsers of the README support', () => {
  const scripts = builtFiles().filter((file) => /^_astro\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    const code = readBuilt(file);
    expect(() => parse(code, { ecmaVersion: LANGUAGE, sourceType: 'module' }), file).not.toThrow();
    expect(code.match(UNSUPPORTED) ?? [], file).toEqual([]);
  }
});
