import { expect, test } from 'vitest';
import { loadContent } from './load-content.ts';
import { silentPictures, unusedPictureFindings } from './picture-findings.ts';

const content = loadContent('.');
const withBody = (body: string) => ({
  ...content,
  files: [{ file: 'content/blog/1-a.md', kind: 'blog', id: '1-a', data: {}, body, offset: 5 }],
});

test('asks for words where a picture has none, and says on which line', () => {
  expect(silentPictures(withBody('Un.\n\n![](/images/a.png)\n\n![ ](/images/b.png "Titre")'))).toEqual([
    expect.objectContaining({ check: 'picture-silent', field: 'ligne 8', found: '![](/images/a.png)' }),
    expect.objectContaining({ field: 'ligne 10' }),
  ]);
});

test('asks for none of a picture that has some, is said to please, or is only shown as code', () => {
  const body = '![Le classeur](/images/a.png)\n![](/images/b.png "décor")\n`![](/images/c.png)`\n[](/x)';
  expect(silentPictures(withBody(body))).toEqual([]);
});

test('tells of pictures that nothing names; the site has none, nor any without words', () => {
  expect(unusedPictureFindings({ ...content, unusedPictures: ['content/images/a.png'] })).toEqual([
    { check: 'picture-unused', file: 'content/images/a.png', field: '', found: 'content/images/a.png' },
  ]);
  expect([...unusedPictureFindings(content), ...silentPictures(content)]).toEqual([]);
});
