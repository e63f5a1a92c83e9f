import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import tailwind from 'eslint-plugin-better-tailwindcss';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// The import rules of docs/architecture.md. They match import paths as text, so imports from other folders need the
// alias `#src/…`, not `../`.

const TESTS = ['(^|[#/])tests/', 'Shipped code must not import tests.'];
const PRIVATE_PARTS = ['(^|[#/])features/[^/]+/.+/', 'Sub-folders of a feature are private: import files beside them.'];
const PARENTS = ['(^|/)\\.\\./', 'Import files of other folders by alias, #src/…'];
const OTHER_FEATURES = ['(^|/)\\.\\./(.*/)?\\.\\./', 'Import files of other features by alias, #src/…'];
const CONTENT = ['^astro:content$', 'Take data as an argument or a prop instead of loading it here.'];

const only = (...folders) => [
  `^#(?!(brand|${folders.join('|')})/)`,
  `Files of this folder may import only from ${folders.join(', ')}.`,
];

const WHOLE_CLASSES = {
  selector:
    ':matches([name.name=/^class(Name)?$/], [name.namespace.name="class"], ' +
    'CallExpression[callee.object.property.name="classList"]) ' +
    ':matches(TemplateLiteral[expressions.length>0], BinaryExpression[operator="+"])',
  message: 'Write complete class names: choose between two, or list them in an array; set tones by data-tone.',
};

const DARK_CLASSES = {
  pattern: '^(.*:)?dark:.*$',
  message: 'Write dark rules in src/styles/dark.css: visitors may choose another theme than their device’s.',
};

const CLOCK = {
  selector:
    'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"]',
  message: 'Take the day as an argument, or read the clock with now() of src/lib/clock.ts.',
};

const imports = (files, ...refused) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-imports': ['error', { patterns: refused.map(([regex, message]) => ({ regex, message })) }],
    'no-duplicate-imports': 'error',
    'no-restricted-syntax': [
      'error',
      WHOLE_CLASSES,
      ...(files.every((file) => file.startsWith('netlify/')) ? [] : [CLOCK]),
      ...refused.map(([regex, message]) => ({
        // Escapes slashes, because a slash would end the regular expression in the selector.
        selector: `:matches(ImportExpression, TSImportType) Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
        message,
      })),
    ],
  },
});

const BASE = ['src/fields', 'src/lib', 'src/site', 'src/styles', 'src/assets'];
const FEATURES = ['src/features', 'src/components', ...BASE];
const MODEL = ['src/content-model', 'src/features', ...BASE];
const SHARED = ['src/features', 'src/fields', 'src/lib', 'src/site'];
const NO_PAGES = [
  '^(?!#src/features/contact/refused-request\\.tsx$).*\\.(astro|tsx)$|^(astro|react|react-dom)(/|:|$)',
  'Functions may import schemas and texts of the site, and the page of a refused request, but no other pages.',
];
const FEATURE_FILES = [only(...FEATURES), PRIVATE_PARTS, TESTS];

const ROOMS = [
  ['src/lib', ['src/lib'], CONTENT],
  ['src/fields', ['src/lib'], CONTENT],
  ['src/{site,styles}', BASE, CONTENT],
  ['src/components', ['src/components', ...BASE], CONTENT],
  ['src/layouts', ['src/layouts', 'src/components', 'src/features/share-image', ...BASE]],
  ['src/content-model', MODEL],
  ['src/content-audit', ['src/content-audit', ...MODEL]],
  ['src/admin', ['src/admin', ...MODEL]],
  ['src/integrations', ['src/integrations', 'src/admin', 'src/content-audit', 'netlify/local', ...MODEL]],
  ['src/pages', ['src/layouts', ...FEATURES]],
  ['netlify', ['netlify', ...SHARED], NO_PAGES],
];

/** Classes of style sheets that src/styles/global.css does not import. */
const CLASSES_OF_OTHER_SHEETS = [
  'logos-(stop|track)',
  '(bottom-bar|dialog|dialog-sheet|draft-notice|error-summary|legal-text|no-print|only-print|print-head|prose-long)',
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
        // Parses all files in one TypeScript program, because `projectService` takes twice as long.
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // These two rules find nothing in this code, but take a quarter of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
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
      'tailwind/no-restricted-classes': ['error', { restrict: [DARK_CLASSES] }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      // Safari announces a list without bullets as a list only if it has an explicit role.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['**/*.astro'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      'no-irregular-whitespace': 'off',
    },
  },
  {
    files: ['*.js', '*.mjs'],
    languageOptions: { globals: { URL: 'readonly' } },
    extends: [tseslint.configs.disableTypeChecked],
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  imports(['scripts/**', 'astro.config.mjs'], PRIVATE_PARTS, TESTS),
  imports(['src/**'], PARENTS, PRIVATE_PARTS, TESTS),
  imports(['src/features/*/**'], ...FEATURE_FILES, OTHER_FEATURES),
  imports(['src/features/*/*', 'src/features/*/*.astro/*'], ...FEATURE_FILES, PARENTS),
  ROOMS.map(([folder, allowed, ...refused]) =>
    imports([`${folder}/**`], only(...allowed), PARENTS, PRIVATE_PARTS, ...refused),
  ),
);
