import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandProblems } from './brand-problems.ts';
import { filesOnDisk, withOverlay } from './project-files.ts';

const BRAND = 'content/brand.yaml';
const written = readFileSync(BRAND, 'utf8');

const problemsWith = (text: string) =>
  brandProblems(withOverlay(filesOnDisk('.'), new Map([[BRAND, Buffer.from(text)]])));

const changed = (name: string, value: string) =>
  problemsWith(written.replace(new RegExp(`(\\b${name}: )'#\\w+'`), `$1'${value}'`));

test('finds every text of our own colours readable', () => {
  expect(problemsWith(written)).toEqual([]);
});

test.each([
  ['inkSoft', '#9aa0bd', 'palette.inkSoft'],
  ['marginDeep', '#e0705f', 'palette.marginDeep'],
  ['inkSoftOnInk', '#5a6390', 'palette.inkSoftOnInk'],
  ['marginOnInk', '#a04030', 'palette.marginOnInk'],
  ['selection', '#3b4378', 'palette.inkDeep'],
  ['fieldLine', '#c0c4d6', 'palette.fieldLine'],
  ['margin', '#f0c0b8', 'palette.margin'],
])('refuses %s in %s', (name, value, field) => {
  expect(changed(name, value).map((problem) => problem.field)).toEqual([field]);
});

test('names both colours and their ratio, in French, with the least that is wanted', () => {
  const [problem] = changed('inkSoft', '#9aa0bd');
  expect(problem?.found).toMatch(
    /^Encre claire, « #9aa0bd », avec Fond de la teinte Violet, « #f0e9fa » : un contraste de \d,\d+ pour 1$/,
  );
  expect(problem?.allowed).toMatch(/^4,5 pour 1 au moins, pour que l’un se lise sur l’autre$/);
});

test('says once of a colour that most others are too near to it, and how many', () => {
  const [problem, ...more] = changed('ink', '#c9a28a');
  expect(more).toEqual([]);
  expect(problem?.field).toBe('palette.ink');
  expect(problem?.found).toMatch(/^Encre, « #c9a28a », avec .+ : un contraste de \d,\d+ pour 1$/);
  expect(problem?.mend).toMatch(/^changez Encre\u00a0: \d+ couleurs en sont trop proches$/);
});

test('looks at dark pages as at those on paper', () => {
  const dark = (name: string, value: string) =>
    problemsWith(written.replace(new RegExp(`(slate:[^]*?\\b${name}: )'#\\w+'`), `$1'${value}'`)).map(
      ({ field }) => field,
    );
  expect(dark('inkSoft', '#6b7679')).toEqual(['slate.inkSoft']);
  expect(dark('band', '#8a90b8')).toEqual(expect.arrayContaining(['slate.band', 'palette.inkSoftOnInk']));
  expect(dark('selection', '#f6b6c9')).toEqual(['slate.inkDeep']);
});

test('looks at each part of a tone', () => {
  const blue = (fill: string, wash: string, deep: string) =>
    problemsWith(
      written.replace(/blue:(\n {4}.*){3}/, `blue: { fill: '${fill}', wash: '${wash}', deep: '${deep}' }`),
    ).map(({ field }) => field);
  expect(blue('#bfd4f2', '#e6eefb', '#8fb0e0')).toEqual(['tones.blue.deep']);
  expect(blue('#1e2756', '#e6eefb', '#2b5fa8')).toEqual(['tones.blue.fill']);
  expect(blue('#bfd4f2', '#2b5fa8', '#2b5fa8')).toEqual(expect.arrayContaining(['tones.blue.deep', 'tones.blue.wash']));
});

test('leaves a file that cannot be read to those who say so', () => {
  expect(problemsWith('palette: 3\n')).toEqual([]);
  expect(problemsWith('palette: [')).toEqual([]);
});
