import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Imports go one way: pages -> layouts, features -> components -> lib, site. */
const layer = (files, forbidden, reason) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: forbidden.map((group) => ({ group: [group], message: reason })) }],
  },
});

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.netlify/',
      '.cache/',
      '.wireit/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.mjs'] },
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
  { files: ['scripts/**', 'bench/**', 'gallery/**', 'tests/**'], rules: { 'no-console': 'off' } },
  layer(
    ['src/lib/**', 'src/site/**'],
    ['#src/components/*', '#src/layouts/*', '#src/pages/*', '#netlify/*'],
    'lib and site stand at the bottom: they know no component, no layout and no page.',
  ),
  layer(
    ['src/components/**'],
    ['#src/features/**', '#src/layouts/*', '#src/pages/*', '#netlify/*', 'astro:content'],
    'A component is a primitive: data and domain words come to it as props.',
  ),
  layer(
    ['src/features/**', 'src/layouts/**'],
    ['#src/pages/*', '#netlify/*'],
    'Features and layouts know neither the pages that place them nor the function.',
  ),
  layer(
    ['netlify/**'],
    ['#src/components/*', '#src/layouts/*', '#src/pages/*', 'astro:*', 'astro', 'react', 'react-dom'],
    'The function shares schemas with the site, not its pages.',
  ),
);
