import { expect, test } from 'vitest';
import { addressWords } from './address-words.ts';

test.each<[pathname: string, words: string]>([
  ['/courses/excel-avance', 'excel avance'],
  ['/formations/bureautique/word_2019.html', 'word 2019'],
  ['/blog/l%E2%80%99%C3%A9cole-num%C3%A9rique/', 'l école numérique'],
  ['/blog/e%CC%81cole', 'école'],
  ...['/', '/blog/9999', '/blog/2024-01', '/%E0%A4%A'].map((pathname): [string, string] => [pathname, '']),
])('extracts from %s the search words « %s »', (pathname, words) => {
  expect(addressWords(pathname)).toBe(words);
});
