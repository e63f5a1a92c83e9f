import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('makes no address with a trailing slash or .html', () => {
  const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path(7 as never)));
  // Skip URLs of other sites.
  for (const path of all)
    if (path !== paths.home && path.startsWith('/')) expect(path).toMatch(/^\/[^?]*[^/?](\?.+)?$/);
  expect(all.filter((path) => path.includes('.html'))).toEqual([]);
});
