import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { namedPictures } from './named-pictures.ts';

/** A project with these texts, and a picture of each of these names. */
function project(texts: Readonly<Record<string, string>>, pictures: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'named-pictures-'));
  const files = { ...texts, ...Object.fromEntries(pictures.map((name) => [`content/images/${name}`, ''])) };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

test('counts the pictures that content names, in front matter, texts and data files', () => {
  const root = project(
    {
      'content/courses/a.md': '---\nimagePath: /images/a.png\n---\n![x](/images/equipe/b.png) /images/absente.png',
      'content/site.yaml': 'logo: "/images/c.png"',
    },
    ['a.png', 'equipe/b.png', 'c.png', 'd.png'],
  );
  expect(namedPictures(root)).toEqual(['/images/a.png', '/images/c.png', '/images/equipe/b.png']);
  expect(namedPictures(root, ({ kind }) => kind === 'site.yaml')).toEqual(['/images/c.png']);
});

test('counts none that only a file names which the site does not read, since nothing checked it', () => {
  const naming = 'imagePath: /images/a.png';
  const root = project(
    {
      'content/~site.yaml': naming,
      'content/autre.yaml': naming,
      'content/courses/ancien/a.md': naming,
      'content/courses/a.md.bak': naming,
      'content/images/a.md': naming,
    },
    ['a.png'],
  );
  expect(namedPictures(root)).toEqual([]);
});
