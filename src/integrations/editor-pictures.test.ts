import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { publishPictures } from './editor-pictures.ts';
import { shownPictures } from './shown-pictures.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';

const showing = (name: string, fields = '') => `---\n${fields}\nimagePath: /images/${name}.svg\n---\nTexte.\n`;

/** Content of which some is online, and some not, or not yet; each file has a picture of its own, and all have `commune`. */
const TEXTS: Readonly<Record<string, string>> = {
  'content/site.yaml': 'logo: /images/marque.svg\n',
  'content/courses/en-ligne.md': `${showing('en-ligne')}![](/images/commune.svg)\n`,
  'content/courses/brouillon.md': `${showing('brouillon', 'published: false')}![](/images/commune.svg)\n`,
  'content/blog/1-a-venir.mdx': showing('a-venir', 'published: ""\npublishOn: 2999-01-15'),
  'content/blog/2-paru.md': showing('paru', 'publishOn: 2020-01-15'),
  'content/team/cachee.md': showing('cachee', `name: ${site.hiddenTeamMember}`),
  'content/team/partie.md': showing('partie', 'published: false'),
  'content/creators/esquisse.yaml': 'published: false\nimagePath: /images/esquisse.svg\n',
};

const HIDDEN = ['a-venir', 'brouillon', 'cachee', 'esquisse', 'partie'];
const SHOWN = ['commune', 'en-ligne', 'marque', 'paru'];

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'shown-pictures-'));
  const pictures = [...HIDDEN, ...SHOWN].map((name) => [`content/images/${name}.svg`, DRAWING] as const);
  for (const [file, text] of [...Object.entries(TEXTS), ...pictures]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const publishedFor = async (context: 'production' | 'preview'): Promise<string[]> => {
  const root = project();
  await publishPictures(root, join(root, 'dist'), context);
  return readdirSync(join(root, 'dist/images')).map((name) => name.replace('.svg', ''));
};

test('publishes no picture that only a draft shows, or what waits for its day, or somebody who is not shown', async () => {
  expect((await publishedFor('production')).toSorted()).toEqual(SHOWN);
});

test('publishes those of drafts in a preview, where one sees them', async () => {
  expect(await publishedFor('preview')).toEqual(expect.arrayContaining(['a-venir', 'brouillon', 'esquisse', ...SHOWN]));
});

test('tells what browsers draw of no other picture', () => {
  expect(shownPictures(project(), 'production', ['courses', 'blog'])).toEqual([
    '/images/commune.svg',
    '/images/en-ligne.svg',
    '/images/paru.svg',
  ]);
});
