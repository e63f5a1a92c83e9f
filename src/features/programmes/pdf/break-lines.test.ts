import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines, type Line, measureText } from './break-lines.ts';
import { toPieces } from './pieces.ts';

/** Every letter as wide as the others. */
const widthOf = (text: string) => text.length;
const setAt = (text: string, room: number) =>
  breakLines(measureText(toPieces(text, { links: [], hyphenates: true }), widthOf), room);
const written = ({ segments, isHyphenated }: Line) =>
  segments.map(({ text }) => text).join('') + (isHyphenated ? '-' : '');

const word = fc.constantFrom(
  'la',
  'formation',
  'développement',
  'un',
  'tableau',
  'croisé',
  'automatiser',
  'à',
  'Excel',
);

test('loses no word, and no line is wider than its column', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.integer({ min: 14, max: 60 }), (words, room) => {
      const lines = setAt(words.join(' '), room);
      const whole = lines.map((line) => written(line) + (line.isHyphenated ? '' : ' ')).join('');
      expect(whole.replaceAll('-', '').trim()).toBe(words.join(' '));
      for (const line of lines) expect(written(line).length).toBeLessThanOrEqual(room);
    }),
  );
});

test('evens out the lines of a paragraph rather than filling the first', () => {
  expect(setAt('aaaa bb cccc dddd', 8).map(written)).toEqual(['aaaa bb', 'cccc', 'dddd']);
  expect(setAt('aaa bb cc ddddd', 6).map(written)).toEqual(['aaa', 'bb cc', 'ddddd']);
});

test('leaves no lone short word on the last line when there is another way', () => {
  const lines = setAt('on ouvre le classeur et on relit la page du jour ou', 24).map(written);
  expect(lines.at(-1)?.length).toBeGreaterThan(5);
});

test('lets what cannot be broken stand out of its column rather than lose it', () => {
  expect(setAt('voir https://www.cursive-formation.example', 12).map(written)).toEqual([
    'voir',
    'https://www.cursive-formation.example',
  ]);
});

test('gives a link its own part of the line', () => {
  const links = [{ text: 'RS6776', href: 'https://fiche.example' }];
  const [line] = breakLines(measureText(toPieces('Titre, RS6776, suite', { links, hyphenates: true }), widthOf), 60);
  expect(line?.segments).toEqual([
    { text: 'Titre, ', href: undefined },
    { text: 'RS6776', href: 'https://fiche.example' },
    { text: ', suite', href: undefined },
  ]);
});
