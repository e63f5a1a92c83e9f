import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { builtPages } from '../support/built-site.ts';

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
