import { expect, test } from 'vitest';
import { textPieces } from './preview-text.ts';

test('cuts a text at its parts, and keeps what stands inside them', () => {
  const text =
    'Avant.\n\n<Note title="À retenir">\n\nDedans.\n\n</Note>\n\nAprès.\n\n<Steps>\n\n1. Un\n2. Deux\n\n</Steps>';
  expect(textPieces(text).map(({ text: inside, part }) => [part?.name, part?.attributes.title, inside.trim()])).toEqual(
    [
      [undefined, undefined, 'Avant.'],
      ['Note', 'À retenir', 'Dedans.'],
      [undefined, undefined, 'Après.'],
      ['Steps', undefined, '1. Un\n2. Deux'],
    ],
  );
});

test('shows a part that nobody has closed yet as it is typed', () => {
  expect(textPieces('<Note title="x">\n\nDedans.')).toEqual([{ text: '<Note title="x">\n\nDedans.' }]);
});

test('leaves a text without parts whole', () => {
  expect(textPieces('## Un\n\nDeux.')).toEqual([{ text: '## Un\n\nDeux.' }]);
});
