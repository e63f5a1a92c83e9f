import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { readOrganisation } from '#netlify/mail/mailer.ts';
import { visitorEmail } from '#netlify/mail/request-emails.ts';
import { newRequest } from '#netlify/requests/request-record.ts';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { fold } from '#src/lib/french-text.ts';
import { site } from '#src/site/site.ts';
import { enrolment } from '../support/contact-requests.ts';
import { letters, visibleLines } from '../support/built-page.ts';
import { buildCopy, projectCopy } from '../support/project-copy.ts';
import { writtenFiles } from '../support/written-content.ts';

// A date after the end of RS6776 (2 October 2027) and of RS90020 (30 January 2028). The test also moves the end of the
// provider's certificate before this date.
const DAY = '2028-02-15T09:00:00Z';
const ENDED_COURSES = ['ia-generative-au-travail', 'excel-fondamentaux'];

/** The text of each page, mirror and programme. */
let files: readonly { file: string; lines: readonly string[] }[] = [];

async function linesOf(file: string): Promise<string[]> {
  const bytes = await readFile(file);
  if (file.endsWith('.pdf')) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?;])\s/);
  }
  const source = bytes.toString();
  if (!file.endsWith('.html')) return source.split(/(?<=[,{}[\]])/);
  const root = parse(source, { comment: false });
  const hidden = root.querySelectorAll('title, meta[content], script[type="application/ld+json"]');
  return [
    ...visibleLines(root),
    ...hidden.flatMap((element) => (element.getAttribute('content') ?? element.text).split(/(?<=[,{}[\]])/)),
  ];
}

beforeAll(async () => {
  const root = await projectCopy(resolve('.'), 'site-on-day');
  const siteFile = join(root, 'content/site.yaml');
  const text = readFileSync(siteFile, 'utf8');
  writeFileSync(siteFile, text.replace('validUntil: 2029-04-02', 'validUntil: 2027-12-31'));
  await buildCopy(root, { CLOCK: DAY, CONTEXT: 'production' });
  const dist = join(root, 'dist');
  const names = await readdir(dist, { recursive: true });
  const read = names.filter((name) => /\.(html|pdf|json)$|^api\/\w+\/|lheo\.xml$/.test(name));
  files = await Promise.all(read.map(async (file) => ({ file, lines: await linesOf(join(dist, file)) })));
});

const textOf = (name: string): string => (files.find(({ file }) => file === name)?.lines ?? []).join(' ');

/** Pages that explain the law, the certificate or the next steps of a sent request. */
const EXPLANATORY =
  /^(blog|api\/blog|confidentialite|cgv|mentions-legales|accessibilite|certificat-qualiopi|loi\.|recherche|mots|merci-demande-cpf)/;
/** All names of public funds. */
const FUNDS = /\bcpf\b|\bopco\b|qualiopi|france travail|mon ?compte ?formation|compte personnel|fonds publics/;
/** Lines that say that funds do not pay, lines that contain only the name of a fund or page, and lines with a URL. */
const HARMLESS =
  /suspendu|^non eligible au cpf\.$|\bne (peut|peuvent) (pas )?payer|(paie|paient) (pas|plus)|^(cpf|opco|france travail|compte personnel de formation \(cpf\)|certificat qualiopi)$|https:/;
const ARTICLES = writtenFiles('blog', articleSchema).map(({ data }) => letters(data.title));

const promises = (line: string): boolean => {
  const folded = fold(line)
    .replaceAll(/\bcpf\W+non( eligible)?\b/g, '')
    // A programme may hyphenate a word at the end of a line.
    .replaceAll(/(\w)- (\w)/g, '$1$2')
    .trim();
  return FUNDS.test(folded) && !HARMLESS.test(folded) && !ARTICLES.includes(letters(line));
};

test('shows on every page without a certificate that public funds are suspended', () => {
  const pages = files.filter(({ file }) => file.endsWith('.html') && !/^(embed|admin)/.test(file));
  expect(pages.length).toBeGreaterThan(80);
  const sentence = letters(site.certificate?.lapsed ?? '');
  const silent = pages.filter(({ lines }) => !letters(lines.join(' ')).includes(sentence));
  expect(
    silent.map(({ file }) => file),
    'BaseLayout shows the sentence. Use it for these pages',
  ).toEqual([]);
});

test('promises no public funds on any page, programme, mirror or structured data', () => {
  const promising = files
    .filter(({ file }) => !EXPLANATORY.test(file))
    .flatMap(({ file, lines }) => lines.filter(promises).map((line) => `${file}: ${line.trim().slice(0, 140)}`));
  expect(
    promising,
    'Check canUsePublicFundingToday of src/site/funding.ts before a sentence that promises public funds, or say that they do not pay. Add pages that explain the law to EXPLANATORY',
  ).toEqual([]);
});

test('marks no course as eligible for public funds', () => {
  const flags = textOf('api/courses.json').match(/"eligibleForCPF":\w+/g) ?? [];
  expect(flags.length).toBeGreaterThan(15);
  expect(new Set(flags)).toEqual(new Set(['"eligibleForCPF":false']));
  expect(files.filter(({ lines }) => /badge-cpf|financialAidEligible/.test(lines.join('')))).toEqual([]);
});

test.each(ENDED_COURSES)('shows that the certification of %s has ended and no longer offers it', (id) => {
  for (const file of [`courses/${id}.html`, `programmes/${id}.pdf`]) {
    expect(letters(textOf(file))).toMatch(/lenregistrementdelacertificationrs\d+aprisfin/);
    expect(textOf(file)).not.toMatch(/Enregistrée le .* par France compétences|Formation certifiante/);
  }
});

test('claims no certification on the pages of the AI course', () => {
  const lines = ['formation-ia.html', 'contact-inscription-ia.html']
    .map(textOf)
    .join(' ')
    .split(/(?<=[.!?;])\s/);
  expect(lines.filter((line) => /jury|examen|êtes certifié|au répertoire spécifique/i.test(line))).toEqual([]);
});

test.each(['programme_ia', 'cpf_ia', 'download_program_ia'] as const)('promises no funds in the mail of %s', (form) => {
  const details = { key: 'key', now: new Date(DAY), planTasks: () => [] };
  const record = newRequest(form, { ...enrolment, type: 'cpf_ia' }, details);
  const email = JSON.stringify(visitorEmail(record, readOrganisation(new Date(DAY))));
  expect(fold(email)).not.toMatch(/financer avec le cpf|prise? en charge|avec le cpf|150/);
});
