import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';

const addresses = (context: 'production' | 'preview', env = {}) =>
  headerRules(context, env).map(({ address }) => address);

test('adds rules for the editors’ screen only where editors log in', () => {
  expect(addresses('production')).toEqual(['/illustrations/*']);
  const env = { EDITING_BACKEND: 'github', EDITING_REPOSITORY: 'cursive/site', EDITING_BRANCH: 'main' };
  expect(addresses('production', env)).toContain('/admin');
});

test('keeps a preview out of search engines', () => {
  expect(headerRules('preview', {}).at(-1)).toEqual({ address: '/*', headers: { 'X-Robots-Tag': 'noindex' } });
});
