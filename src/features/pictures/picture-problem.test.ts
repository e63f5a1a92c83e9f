import { expect, test } from 'vitest';
import { iPhonePhotograph, plainPicture } from '#tests/support/sample-pictures.ts';
import { pictureProblem } from './picture-problem.ts';

const svgFile = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

test('takes a picture that is what its name says', async () => {
  expect(pictureProblem('/images/a.jpeg', await plainPicture('jpeg'))).toBeUndefined();
  expect(pictureProblem('/images/a.svg', svgFile('<path d="M0 0"/>'))).toBeUndefined();
});

test.each([
  ['a text named .jpg', 'faux.jpg', Buffer.from('Bonjour'), /du texte/],
  ['an empty file', 'vide.jpg', Buffer.from(''), /vide/],
  ['a photograph of an iPhone', 'a.jpg', iPhonePhotograph(), /HEIC/],
  ['a drawing with code', 'a.svg', svgFile('<script/>'), /code/],
  ['a drawing that ends too early', 'a.svg', svgFile('<path/>').subarray(0, 60), /incomplète/],
])('refuses %s', (_, name, bytes, found) => {
  expect(pictureProblem(name, bytes)?.found).toMatch(found);
});

test('refuses what its name does not say, and proposes one that does', async () => {
  expect(pictureProblem('portrait.jpg', await plainPicture('png'))?.mend).toContain('portrait.png');
  expect(pictureProblem('anim.gif', await plainPicture('gif'))?.found).toContain('GIF');
});

test('refuses a picture that would fill all memory', async () => {
  const bomb = await plainPicture('png');
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  expect(pictureProblem('a.png', bomb)?.found).toContain('60000');
});
