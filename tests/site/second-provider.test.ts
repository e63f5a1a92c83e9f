import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { fold } from '#src/lib/french-text.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { textsIn } from '#src/lib/template.ts';
import { FONTS_FOLDER } from '#src/site/fonts.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { answerAt, builtFiles, builtPage, DIST, readBuilt } from '../support/built-site.ts';
import { readPdf, wordsOf } from '../support/programme-pdf.ts';

const plain = (text: string): string => fold(text).replaceAll(/[\u00a0\u202f]/g, ' ');
/** Removes spaces and hyphens, with which a programme may split a name. */
const joined = (text: string): string => plain(text).replaceAll(/[\s\u00ad-]/g, '');
const beginsWord = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${plain(word).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`, 'u');

/** Finds an expression of several words anywhere in a text, but a single word only at the start of a word. */
const finderIn = (text: string) => {
  const [words, letters] = [plain(text), joined(text)];
  return (word: string) => (word.includes(' ') ? letters.includes(joined(word)) : beginsWord(word).test(words));
};

const ownFiles = globSync(`${CONTENT}/**/*.{yaml,md}`);
const isOwn = finderIn(ownFiles.map((file) => readFileSync(file, 'utf8')).join('\n'));
const shippedFile = readFileSync(join(import.meta.dirname, '../../content/site.yaml'), 'utf8');
/** Texts of the shipped provider that the code also contains. */
const OF_CODE = new Set(['Twitter', 'Éligible CPF', 'Charte CPF']);
/** Names, contact data and subjects of the shipped provider, except those that the second provider also has. */
const WORDS = [
  ...textsIn(parse(shippedFile), new Set(['placeholders'])).map(({ text }) => text),
  ...['bureautique', 'tableur', 'excel', 'tosa', 'formation ia', 'intelligence artificielle'],
].filter((word) => !isOwn(word) && !OF_CODE.has(word));
const wordsIn = (text: string): string[] => WORDS.filter(finderIn(text));

/** Optional pages and files that this provider does not have. */
const ABSENT = [
  ...[paths.aiCourse, paths.aiCourseCampaign, paths.aiEnrolment, paths.aiProgramme, paths.aiCpf],
  ...[paths.aiProgrammeFile, paths.blog, paths.feed, paths.articleNotFound, '/merci-inscription', '/IA-demo'],
];

test('never names the shipped provider in pages, data files, scripts or styles', () => {
  const files = builtFiles().filter(
    (file) =>
      /\.(html|json|xml|txt|svg|ics|js|css|webmanifest)$|^api\/|^_(headers|redirects)/.test(file) &&
      !file.startsWith('admin'),
  );
  expect(files.length).toBeGreaterThan(60);
  // Allows « formation ia » in scripts and style sheets, whose addresses and drawings are the same for all providers.
  const isAddress = (file: string, word: string): boolean => /\.(js|css)$/.test(file) && word === 'formation ia';
  for (const file of files) {
    const words = wordsIn(`${file} ${readBuilt(file)}`);
    expect([file, words.filter((word) => !isAddress(file, word))]).toEqual([file, []]);
  }
});

test('never names the shipped provider in programmes', async () => {
  const programmes = builtFiles().filter((file) => file.endsWith('.pdf'));
  expect(programmes.length).toBe(7);
  for (const file of programmes) {
    const { words, info } = await readPdf(readFileSync(join(DIST, file)));
    expect(words).toContain(wordsOf(site.brand.legalName));
    expect(wordsIn(`${words} ${Object.values(info).join(' ')}`), file).toEqual([]);
  }
});

test('has no optional page or file that its content does not fill', async () => {
  for (const path of ABSENT) expect((await answerAt(path)).status, path).toBe(404);
  const navigation = builtPage(paths.home).root.querySelector('header nav')?.text;
  for (const name of ['Premiers secours', 'Hygiène alimentaire']) expect(navigation).toContain(name);
});

test('uses its own typefaces', () => {
  const fonts = builtFiles().filter((file) => file.endsWith('.woff2'));
  expect(FONTS_FOLDER).toMatch(/brand\/fonts$/);
  const own = readdirSync(FONTS_FOLDER).map((name) => readFileSync(join(FONTS_FOLDER, name), 'base64'));
  expect(fonts).toHaveLength(4);
  for (const font of fonts) expect(own).toContain(readFileSync(join(DIST, font), 'base64'));
});
