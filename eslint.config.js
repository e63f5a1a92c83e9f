import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import tailwind from 'eslint-plugin-better-tailwindcss';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Imports go one way: pages -> layouts, features -> components -> content-model, site -> lib. What a path leads to is read from the path
// itself: a folder of its own is named by the alias, `#src/features/courses/course.ts`, and `../` is left to sub-folders.

const TESTS = ['(^|[#/])tests/', 'What ships imports nothing of the tests.'];
const PRIVATE_PARTS = [
  '(^|[#/])features/[^/]+/.+/',
  'A sub-folder of a feature is its own: others use the files beside it.',
];
const DETOURS = ['(^|/)\\.\\./', 'A relative path stays in its folder: name another one by its alias, #src/…'];
const TWO_STEPS_UP = [
  '(^|/)\\.\\./(.*/)?\\.\\./',
  'A relative path stays in its feature: name another one by its alias, #src/…',
];
const CONTENT = ['^astro:content$', 'Data comes from whoever renders this, as an argument or a prop.'];

/** Refuses every folder of ours but these, and the drawings of the brand: `only('src/lib', 'src/site')`. */
const only = (...folders) => [
  `^#(?!(brand|${folders.join('|')})/)`,
  `Imports go one way: from here to ${folders.join(', ')}.`,
];

/** Tailwind finds class names in the source, so they have to be written whole. */
const WHOLE_CLASSES = {
  selector:
    ':matches([name.name=/^class(Name)?$/], [name.namespace.name="class"], ' +
    'CallExpression[callee.object.property.name="classList"]) ' +
    ':matches(TemplateLiteral[expressions.length>0], BinaryExpression[operator="+"])',
  message:
    'Write the names of classes whole: choose between two, or list them with class:list or an array; a tone is a data-tone.',
};

/** Refuses imports by the form of their path, in a statement, in a call and in a type alike. Tests may import anything. */
const imports = (files, ...refused) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-imports': ['error', { patterns: refused.map(([regex, message]) => ({ regex, message })) }],
    'no-restricted-syntax': [
      'error',
      WHOLE_CLASSES,
      ...refused.map(([regex, message]) => ({
        // A slash would end the pattern of a selector.
        selector: `:matches(ImportExpression, TSImportType) Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
        message,
      })),
    ],
  },
});

const BOTTOM = ['src/content-model', 'src/lib', 'src/site', 'src/styles', 'src/assets'];
const FEATURES = ['src/features', 'src/components', ...BOTTOM];
const MODEL = ['src/features', ...BOTTOM];
const SHARED = ['src/content-model', 'src/features', 'src/lib', 'src/site'];
const DELIVERY = ['netlify/requests', 'netlify/mail', 'netlify/delivery'];
const pagesBut = (door = '') => [
  `^(?!${door}$).*\\.(astro|tsx)$|^(astro|react|react-dom)(/|:|$)`,
  'A function shares schemas and texts with the site, not pages.',
];
const OUTSIDE_PAGES = [pagesBut(), DETOURS, PRIVATE_PARTS];
// A refused form is the form of the page, drawn by the same components: one door leads from the function to them.
const REFUSED_FORM = '#src/features/contact/refused-request\\.tsx';
const PARTS_OF_FEATURES = [only(...FEATURES), PRIVATE_PARTS, TESTS];

/** Classes of style sheets that src/styles/global.css does not import. */
const CLASSES_OF_OTHER_SHEETS = [
  'logos-(stop|track)',
  '(bottom-bar|copy|dialog|dialog-sheet|draft-notice|error-summary|legal-text|no-print|preview-bar|prose-long|window)',
  '(field|form)-[a-z]+',
  'toasts?(-[a-z]+)?',
];

export default defineConfig(
  {
    ignores: ['dist/', '.astro/', '.netlify/', '.cache/', 'node_modules/', 'test-results/', 'playwright-report/'],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        // One program for all files: the service of editors takes twice the time.
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
      // What goes wrong may be said to whoever watches the page; nothing else is.
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['src/**/*.{astro,ts,tsx}'],
    ignores: ['**/*.test.*'],
    plugins: { tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'src/styles/global.css', detectComponentClasses: true } },
    rules: {
      'tailwind/no-unknown-classes': ['error', { ignore: CLASSES_OF_OTHER_SHEETS }],
      'tailwind/no-restricted-classes': [
        'error',
        {
          restrict: [
            {
              pattern: '^(.*:)?dark:.*$',
              message:
                'Write dark rules in src/styles/dark.css: visitors may choose another theme than their device’s.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      // Safari takes a list without bullets for no list, unless it is told.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['**/*.astro'],
    extends: [tseslint.configs.disableTypeChecked],
    // Astro's own interface for a component's props.
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      // French puts no-break spaces into the text of a page.
      'no-irregular-whitespace': 'off',
    },
  },
  {
    files: ['*.js', '*.mjs'],
    languageOptions: { globals: { URL: 'readonly' } },
    extends: [tseslint.configs.disableTypeChecked],
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  imports(['scripts/**', '{astro,tailwind}.config.mjs'], PRIVATE_PARTS, TESTS),
  imports(['src/**'], DETOURS, PRIVATE_PARTS, TESTS),
  imports(['src/lib/**'], only('src/lib'), DETOURS, CONTENT),
  imports(['src/site/**', 'src/styles/**'], only(...BOTTOM), DETOURS, CONTENT),
  imports(['src/components/**'], only('src/components', ...BOTTOM), DETOURS, CONTENT),
  imports(['src/layouts/**'], only('src/layouts', 'src/components', 'src/features/share-image', ...BOTTOM), DETOURS),
  imports(['src/features/*/**'], ...PARTS_OF_FEATURES, TWO_STEPS_UP),
  // The files of a feature, and what an .astro file among them holds between <script> and </script>.
  imports(['src/features/*/*', 'src/features/*/*.astro/*'], ...PARTS_OF_FEATURES, DETOURS),
  imports(['src/content-model/**'], only(...MODEL), DETOURS, PRIVATE_PARTS),
  imports(['src/content-audit/**'], only('src/content-audit', ...MODEL), DETOURS, PRIVATE_PARTS),
  imports(['src/admin/**'], only('src/admin', 'src/layouts', 'src/components', ...MODEL), DETOURS, PRIVATE_PARTS),
  imports(
    ['src/integrations/**'],
    only('src/integrations', 'src/admin', 'src/content-audit', 'netlify/local', ...MODEL),
    DETOURS,
    PRIVATE_PARTS,
  ),
  imports(['src/pages/**'], only('src/layouts', ...FEATURES), DETOURS, PRIVATE_PARTS),
  imports(['netlify/requests/**'], only('netlify/requests', ...SHARED), ...OUTSIDE_PAGES),
  imports(['netlify/mail/**'], only('netlify/requests', 'netlify/mail', ...SHARED), ...OUTSIDE_PAGES),
  imports(['netlify/delivery/**'], only(...DELIVERY, ...SHARED), ...OUTSIDE_PAGES),
  imports(['netlify/daily/**'], only('netlify/daily', ...DELIVERY, ...SHARED), ...OUTSIDE_PAGES),
  imports(
    ['netlify/contact/**'],
    only('netlify/contact', 'netlify/requests', ...SHARED),
    pagesBut(REFUSED_FORM),
    DETOURS,
    PRIVATE_PARTS,
  ),
  imports(['netlify/entries/**'], only('netlify/contact', 'netlify/daily', ...DELIVERY, ...SHARED), ...OUTSIDE_PAGES),
  imports(['netlify/local/**'], only('netlify/entries', 'netlify/requests', 'netlify/local'), ...OUTSIDE_PAGES),
);
