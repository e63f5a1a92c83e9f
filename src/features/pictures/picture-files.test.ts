import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photograph } from '#tests/support/sample-pictures.ts';
import { temporaryProject } from '#tests/support/temporary-project.ts';
import { pictureOf } from './picture-files.ts';
import { sourcesOf } from './picture-sizes.ts';

test('changes the hash with the photo, and returns undefined for rejected files', async () => {
  const root = temporaryProject({
    'content/images/a.jpg': await photograph(200, 100),
    'content/images/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 36"></svg>',
    'content/images/c.jpg': 'du texte',
    'content/images/d.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>',
  });
  const before = pictureOf(root, '/images/a.jpg');
  writeFileSync(join(root, 'content/images/a.jpg'), await photograph(200, 100));
  const after = pictureOf(root, '/images/a.jpg');
  expect(before).toMatchObject({ width: 100, height: 200 });
  expect(after?.hash).not.toBe(before?.hash);
  expect(pictureOf(root, '/images/b.svg')).toEqual({ hash: '', width: 32, height: 36 });
  expect(sourcesOf('/images/b.svg', { hash: '', width: 32, height: 36 })).toEqual([]);
  expect(pictureOf(root, '/images/c.jpg')).toBeUndefined();
  expect(pictureOf(root, '/images/d.svg')).toBeUndefined();
  expect(pictureOf(root, '/images/../site.yaml')).toBeUndefined();
});
