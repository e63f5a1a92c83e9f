import { expect, test } from 'vitest';
import { headersByAddress } from './headers.ts';

test('adds headers of the editors’ screen only where editors log in', () => {
  expect(headersByAddress('production', {})).not.toHaveProperty('/admin');
  const env = { EDITING_BACKEND: 'github', EDITING_REPOSITORY: 'cursive/site', EDITING_BRANCH: 'main' };
  expect(headersByAddress('production', env)).toHaveProperty('/admin');
});

test('keeps a preview out of search engines', () => {
  expect(headersByAddress('preview', {})['/*']).toHaveProperty('X-Robots-Tag', 'noindex');
});
