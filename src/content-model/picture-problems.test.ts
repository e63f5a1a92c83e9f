import { expect, test } from 'vitest';
import { COURSE, course, markdown, problemsWith } from '#tests/support/checked-content.ts';
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

const PHOTO = Buffer.from('GIF89a');

test.each([
  ['/images/05 - Administratif.jpg', '05 - Administratif.jpg', '/images/05-administratif.jpg'],
  ['/images/rotation.JPEG', 'rotation.JPEG', '/images/rotation.jpg'],
  ['/images/Équipe/Photo (1).PNG', 'Photo (1).PNG', '/images/equipe/photo-1.png'],
])('proposes once another name for the picture %s of a field', (imagePath, name, address) => {
  const files = { [COURSE]: markdown(course({ imagePath })), [`content${imagePath}`]: PHOTO };
  expect(problemsWith(files)).toMatchObject([
    {
      field: 'imagePath',
      mend: `renommez le fichier « ${name} » en ${address.replace(/.*\//, '')}, puis écrivez ici ${address}`,
    },
  ]);
});

test.each(['NFC', 'NFD'])('proposes another name for a picture of a text whose accents are written in %s', (form) => {
  const name = "Séance d'été (1).JPG".normalize(form);
  const text = `${markdown(course())}\n\n![La salle](/images/${encodeURI(name)})\n`;
  const [problem, ...others] = problemsWith({ [COURSE]: text, [`content/images/${name}`]: PHOTO });
  expect(problem?.mend).toBe(
    "renommez le fichier « Séance d'été (1).JPG » en seance-d-ete-1.jpg, puis écrivez ici /images/seance-d-ete-1.jpg",
  );
  expect(others).toEqual([]);
});

test('takes a word for the same whichever way its accents are written', () => {
  const category = (form: string) => markdown(course({ category: 'Développement'.normalize(form) }));
  expect(problemsWith({ [COURSE]: category('NFD') })).toEqual(problemsWith({ [COURSE]: category('NFC') }));
});
