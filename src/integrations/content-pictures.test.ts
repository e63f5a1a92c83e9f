import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { temporaryProject } from '#tests/support/temporary-project.ts';
import { shownPictures } from './content-pictures.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';

const sourceWith = (name: string, fields = '') => `---\n${fields}\nimagePath: /images/${name}.svg\n---\nTexte.\n`;

/** Public, draft and scheduled content. Each file has its own picture. Two files also show `commune`. */
const TEXTS: Readonly<Record<string, string>> = {
  'content/site.yaml': 'logo: /images/marque.svg\n',
  'content/courses/en-ligne.md': `${sourceWith('en-ligne')}![](/images/commune.svg)\n`,
  'content/courses/brouillon.md': `${sourceWith('brouillon', 'published: false')}![](/images/commune.svg)\n`,
  'content/blog/1-a-venir.mdx': sourceWith('a-venir', 'published: ""\npublishOn: 2999-01-15'),
  'content/blog/2-paru.md': sourceWith('paru', 'publishOn: 2020-01-15'),
  'content/team/cachee.md': sourceWith('cachee', `name: ${site.hiddenTeamMember}`),
  'content/team/partie.md': sourceWith('partie', 'published: false'),
  'content/creators/esquisse.yaml': 'published: false\nimagePath: /images/esquisse.svg\n',
};

const HIDDEN = ['a-venir', 'brouillon', 'cachee', 'esquisse', 'partie'];
const SHOWN = ['commune', 'en-ligne', 'marque', 'paru'];

const pictures = [...HIDDEN, ...SHOWN].map((name) => [`content/images/${name}.svg`, DRAWING]);
const root = temporaryProject({ ...TEXTS, ...(Object.fromEntries(pictures) as Record<string, string>) });

const namesFor = (context: 'production' | 'preview', kinds?: string[]): string[] =>
  shownPictures(root, context, kinds).map((address) => basename(address, '.svg'));

test('omits pictures of drafts, of scheduled entries and of a hidden team member', () => {
  expect(namesFor('production')).toEqual(SHOWN);
});

test('shows pictures of drafts in a preview', () => {
  expect(namesFor('preview')).toEqual(expect.arrayContaining(['a-venir', 'brouillon', 'esquisse', ...SHOWN]));
});

test('lists only the pictures of the given kinds of content', () => {
  expect(namesFor('production', ['courses', 'blog'])).toEqual(['commune', 'en-ligne', 'paru']);
});
