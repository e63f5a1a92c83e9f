import { expect, test } from 'vitest';
import { iPhonePhotograph, photograph, plainPicture } from '#tests/support/sample-pictures.ts';
import { readPicture } from './picture-kind.ts';

test.each([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
  ['tiff', 'tiff'],
] as const)('knows %s by its bytes, and its size', async (format, kind) => {
  expect(readPicture(await plainPicture(format))).toEqual({ kind, width: 30, height: 20, isWhole: true });
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 36"></svg>\n', 'svg'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a text', 'Ceci n’est pas une image.', 'text'],
  ['a page', '<!doctype html><title>Page</title>', 'text'],
  ['nothing', '', 'empty'],
])('knows %s by its bytes', (_, text, kind) => {
  expect(readPicture(Buffer.from(text)).kind).toBe(kind);
});

test('knows a photograph of an iPhone, and noise', () => {
  expect(readPicture(iPhonePhotograph()).kind).toBe('heic');
  expect(readPicture(Buffer.from([0x80, 0x01, 0xfe, 0x02, 0x90, 0x03, 0xa0])).kind).toBe('unknown');
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('sees that a %s ends too early', async (format) => {
  const whole = await plainPicture(format);
  expect(readPicture(whole.subarray(0, whole.length - 20)).isWhole).toBe(false);
});

test('sees that a photograph ends too early although the small one in its headers is whole', async () => {
  const thumbnail = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
  const header = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 2 + thumbnail.length]), thumbnail]);
  const whole = Buffer.concat([header, (await plainPicture('jpeg')).subarray(2)]);
  expect(readPicture(whole)).toMatchObject({ kind: 'jpg', isWhole: true });
  expect(readPicture(whole.subarray(0, whole.length - 2))).toMatchObject({ kind: 'jpg', isWhole: false });
});

test('looks for the end of a picture where its parts lead, and not for a word', async () => {
  const whole = await plainPicture('png');
  const cut = Buffer.concat([whole.subarray(0, whole.length - 20), Buffer.from('IEND, écrit n’importe où')]);
  expect(readPicture(cut).isWhole).toBe(false);
});

test('gives the size of a photograph as it stands once it is turned', async () => {
  expect(readPicture(await photograph(40, 20))).toMatchObject({ width: 20, height: 40 });
});
