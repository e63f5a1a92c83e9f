import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { fold } from '#src/lib/french-text.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import { FONTS_FOLDER } from '#src/site/fonts.ts';
import { certificatesOf } from '#src/site/certificates.ts';
import { paths } from '#src/site/paths.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { site } from '#src/site/site.ts';
import { BuiltSite } from '../../scripts/preview-site.ts';
import { builtFiles, builtPage, DIST, readBuilt } from '../support/built-site.ts';
import { readPdf, wordsOf } from '../support/programme-pdf.ts';

const { brand, contact, offices, certificate, legal, group, clients } = withNormalizedInput(siteSchema).parse(
  parse(readFileSync(join(import.meta.dirname, '../../content/site.yaml'), 'utf8')),
);

/** Names, contact data and subjects that belong to the shipped provider only. */
const SHIPPED_WORDS = [
  brand.name,
  new URL(brand.url).hostname,
  contact.phone,
  contact.onSiteCity,
  ...[contact.accessibilityOfficer, contact.reportingOfficer].flatMap(({ name, phone, email }) => [name, phone, email]),
  ...offices.map(({ address }) => address.street),
  certificate?.body,
  ...certificatesOf(certificate).map(({ number }) => number),
  legal.siren,
  legal.rcs,
  legal.vat,
  legal.activityNumber,
  legal.activityRegion,
  legal.publicationDirector,
  legal.host.name,
  legal.mediator.name,
  ...group.map(({ name }) => name),
  ...clients.map(({ name }) => name),
  // Subjects of its courses.
  'bureautique',
  'tableur',
  'excel',
  'tosa',
  'formation ia',
  'intelligence artificielle',
].filter((word) => word !== undefined);

/** Optional pages and files that this provider does not have. */
const ABSENT = [
  paths.aiCourse,
  paths.aiCourseCampaign,
  paths.aiEnrolment,
  paths.aiProgramme,
  paths.aiCpf,
  paths.aiProgrammeFile,
  paths.blog,
  paths.feed,
  paths.articleNotFound,
  '/merci-inscription',
  '/IA-demo',
];

const server = new BuiltSite(process.cwd());
const plain = (text: string): string => fold(text).replaceAll(/[\u00a0\u202f]/g, ' ');
/** Removes spaces and hyphens, with which a programme may split a name. */
const joined = (text: string): string => plain(text).replaceAll(/[\s\u00ad-]/g, '');
const beginsWord = (word: string): RegExp => new RegExp(`(?<!\\p{L})${word.replaceAll('.', '\\.')}`, 'u');
const WORDS = SHIPPED_WORDS.map((word) => ({ word, whole: beginsWord(plain(word)), parts: joined(word) }));
const wordsIn = (text: string): string[] => {
  const [words, letters] = [plain(text), joined(text)];
  return WORDS.flatMap(({ word, whole, parts }) =>
    whole.test(words) || (word.includes(' ') && letters.includes(parts)) ? [word] : [],
  );
};

test('never names the shipped provider in pages, data files, scripts or styles', () => {
  const files = builtFiles().filter(
    (file) =>
      /\.(html|json|xml|txt|svg|ics|js|css|webmanifest)$|^api\/|^_(headers|redirects)/.test(file) &&
      !file.startsWith('admin'),
  );
  expect(files.length).toBeGreaterThan(60);
  // Scripts share one table of all addresses, including those of pages that this provider does not have.
  const isAddress = (file: string, word: string): boolean => /\.(js|css)$/.test(file) && word === 'formation ia';
  expect(
    files.flatMap((file) =>
      wordsIn(`${file} ${readBuilt(file)}`)
        .filter((word) => !isAddress(file, word))
        .map((word) => `${file}: ${word}`),
    ),
  ).toEqual([]);
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
  const statuses = await Promise.all(
    ABSENT.map(async (path) => (await server.answer(new Request(`http://localhost${path}`))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([404]));
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
