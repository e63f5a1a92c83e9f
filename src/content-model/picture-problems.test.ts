import { expect, test } from 'vitest';
import { brandFileProblems } from './picture-problems.ts';
import { filesOnDisk, withOverlay } from './project-files.ts';

test('names the drawings of the brand that are missing', () => {
  const files = filesOnDisk('.');
  expect(brandFileProblems(files)).toEqual([]);
  const without = withOverlay(files, new Map([['content/brand/logo.svg', null]]));
  expect(brandFileProblems(without).map(({ file }) => file)).toEqual(['content/brand/logo.svg']);
});

test.each([
  [
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>fetch("/api/contact")</script></svg>',
    /du code/,
  ],
  [
    'favicon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="https://ailleurs.example/a.png"/></svg>',
    /autre site/,
  ],
  ['partage.png', 'Ceci n’est pas une image.', /du texte/],
])('reads %s for what a picture may not be', (name, text, found) => {
  const changed = withOverlay(filesOnDisk('.'), new Map([[`content/brand/${name}`, Buffer.from(text)]]));
  const [problem, ...others] = brandFileProblems(changed);
  expect(problem).toMatchObject({ file: `content/brand/${name}`, found: expect.stringMatching(found) as string });
  expect(others).toEqual([]);
});
