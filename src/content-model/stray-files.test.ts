import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsWith } from '#tests/support/checked-content.ts';
import { checkContent } from './check-content.ts';
import { filesOnDisk } from './project-files.ts';

const SECRET = 'motDePasse: 1234';

/** A project in whose content links lead out of it. */
function projectWithLinks(): string {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  const outside = mkdtempSync(join(tmpdir(), 'links-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  mkdirSync(join(outside, 'notes'));
  writeFileSync(join(outside, 'secret.yaml'), SECRET);
  writeFileSync(join(outside, 'notes/secret.md'), SECRET);
  const link = (target: string, path: string) => {
    rmSync(join(root, path), { recursive: true, force: true });
    symlinkSync(join(outside, target), join(root, path));
  };
  link('secret.yaml', 'content/catalogues/fuite.yaml');
  link('secret.yaml', 'content/images/fuite.svg');
  link('notes', 'content/testimonials');
  link('nowhere', 'content/courses/rien.md');
  return root;
}

test('follows no link out of the content, and names each', () => {
  const problems = checkContent(projectWithLinks());
  const links = problems.filter(({ found }) => found.startsWith('un lien vers'));
  expect(links.map(({ file }) => file)).toEqual([
    'content/catalogues/fuite.yaml',
    'content/courses/rien.md',
    'content/images/fuite.svg',
    'content/testimonials',
  ]);
  expect(links[0]?.mend).toBe('remplacez ce lien par une copie de ce qu’il désigne, ou supprimez-le');
  expect(JSON.stringify(problems)).not.toMatch(/motDePasse|1234/);
});

test('takes what a link leads to for nothing', () => {
  const files = filesOnDisk(projectWithLinks());
  expect(files.has('content/catalogues/fuite.yaml')).toBe(false);
  expect(files.has('content/testimonials/secret.md')).toBe(false);
  expect(files.names('content/testimonials')).toEqual([]);
  expect(files.names('content/catalogues')).not.toContain('fuite.yaml');
});

test.each([
  'page.html',
  'script.js',
  'notes.txt',
  'photos.zip',
  'anime.gif',
  'IMG_0001.HEIC',
  'sans-fin',
  'clients/logo.ai',
])('names a file among the pictures that is none of the site: %s', (name) => {
  expect(problemsWith({ [`content/images/${name}`]: '<script>alert(1)</script>' })).toEqual([
    {
      file: `content/images/${name}`,
      field: '',
      found: 'un fichier que le site ne lit pas',
      allowed: 'dans ce dossier, des images JPG, PNG, WebP, AVIF ou SVG',
      mend: 'si c’est une image, exportez-la en JPG ; sinon, sortez-le de content/, ou supprimez-le',
    },
  ]);
});

test.each(['photo.JPG', 'photo.jpeg', 'dessin.svg', '.DS_Store', 'Thumbs.db', '~$photo.jpg'])(
  'leaves a picture alone that nothing shows yet, and what systems leave behind: %s',
  (name) => {
    expect(problemsWith({ [`content/images/${name}`]: '' })).toEqual([]);
  },
);

test.each(['eslint.config.js', 'logo.ai', 'charte.pdf'])(
  'names a file of the brand that is neither a drawing nor a typeface: %s',
  (name) => {
    expect(problemsWith({ [`content/brand/${name}`]: 'export default [];' })).toEqual([
      {
        file: `content/brand/${name}`,
        field: '',
        found: 'un fichier que le site ne lit pas',
        allowed:
          'dans ce dossier, des dessins SVG, PNG ou ICO, des polices WOFF2, WOFF, TTF ou OTF et leurs licences en .txt',
        mend: 'sortez-le de content/, ou supprimez-le',
      },
    ]);
  },
);
