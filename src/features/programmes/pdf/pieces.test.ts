import { expect, test } from 'vitest';
import { toPieces } from './pieces.ts';

const cut = (text: string, links = [] as { text: string; href: string }[], hyphenates = true) =>
  toPieces(text, { links, hyphenates });
const shown = (text: string) =>
  cut(text)
    .map(({ text: part, joint }) => ({ space: ' ', hyphen: '|', free: '¦', none: '' })[joint] + part)
    .join('')
    .trim();

test('cuts words where French does, never closer than three letters to an end', () => {
  expect(shown('administration des collectivités')).toBe('admi|nis|tra|tion des col|lec|ti|vi|tés');
  expect(shown('l’administration')).toBe('l’admi|nis|tra|tion');
});

test('leaves short words, codes, capitals and addresses whole', () => {
  for (const whole of ['tables', 'RS6776', 'PostgreSQL', 'bonjour@cursive-formation.example'])
    expect(shown(whole)).toBe(whole);
});

test('lets a compound word break after its own hyphen', () => {
  expect(shown('compte-rendu')).toBe('compte-¦rendu');
});

test('keeps together what a no-break space joins, and puts one where French wants it', () => {
  expect(cut('14\u00a0heures : deux').map(({ text }) => text)).toEqual(['14\u00a0heures\u00a0:', 'deux']);
});

test('writes the narrow space of amounts as the no-break space that the typefaces have', () => {
  expect(cut('1\u202f180\u00a0€')).toEqual([{ text: '1\u00a0180\u00a0€', joint: 'space' }]);
});

test('keeps a telephone number on one line, as a link without its punctuation', () => {
  const links = [{ text: '01 99 00 24 60', href: 'tel:+33199002460' }];
  expect(cut('au 01 99 00 24 60, ou par écrit', links).slice(1, 3)).toEqual([
    { text: '01\u00a099\u00a000\u00a024\u00a060', joint: 'space', href: 'tel:+33199002460' },
    { text: ',', joint: 'none' },
  ]);
});

test('lets a long web address break after a slash', () => {
  const href = 'https://www.cursive.example/courses/excel';
  const parts = cut(href, [{ text: href, href }]);
  expect(parts.map(({ text }) => text)).toEqual(['https://www.cursive.example/', 'courses/', 'excel']);
  expect(parts.map(({ joint }) => joint)).toEqual(['space', 'free', 'free']);
});

test('keeps the words of headings whole', () => {
  expect(cut('Certification', [], false)).toHaveLength(1);
});
