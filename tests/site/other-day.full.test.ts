import { beforeAll, expect, test } from 'vitest';
import { readOrganisation } from '#netlify/mail/organisation.ts';
import { visitorEmail } from '#netlify/mail/visitor-email.ts';
import { newRequest } from '#netlify/requests/request-record.ts';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { courseJsonSchema } from '#src/features/courses/course-json-schema.ts';
import { fold } from '#src/lib/french-text.ts';
import { site } from '#src/site/site.ts';
import { enrolment } from '../support/contact-requests.ts';
import { type SaidOnDay, siteOnDay } from '../support/site-on-day.ts';
import { writtenFiles } from '../support/written-content.ts';

// A day after the registration of RS6776 (2 October 2027) and of RS90020 (30 January 2028), and after the last day of a
// certificate that is made to end before: one build shows both ends.
const DAY = '2028-02-15T09:00:00Z';
const ENDED = ['ia-generative-au-travail', 'excel-fondamentaux'];

let said: readonly SaidOnDay[] = [];

beforeAll(async () => {
  said = await siteOnDay(DAY, {
    'content/site.yaml': (text) => text.replace('validUntil: 2029-04-02', 'validUntil: 2027-12-31'),
  });
});

const wordsOf = (name: string): string => (said.find(({ file }) => file === name)?.lines ?? []).join(' ');
const letters = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** Pages that explain the law, the certificate itself, or what becomes of a request that has been sent. */
const EXPLAINING =
  /^(blog|api\/blog|confidentialite|cgv|mentions-legales|accessibilite|certificat-qualiopi|loi\.|recherche|mots|merci-demande-cpf)/;
/** Public funds, by all their names. */
const FUNDS = /\bcpf\b|\bopco\b|qualiopi|france travail|mon ?compte ?formation|compte personnel|fonds publics/;
/** Says that they do not pay, or is no more than a name: of a fund, of a page, of an article, an address. */
const CALM =
  /suspendu|(peut|peuvent) (pas )?payer|(paie|paient) (pas|plus)|^(cpf|opco|france travail|compte personnel de formation \(cpf\)|certificat qualiopi)$|https:/;
const ARTICLES = writtenFiles('blog', articleSchema).map(({ data }) => letters(data.title));

const promises = (line: string): boolean => {
  const folded = fold(line)
    .replaceAll(/\bcpf\W+non( eligible)?\b/g, '')
    // A programme may part a word at the end of a line.
    .replaceAll(/(\w)- (\w)/g, '$1$2')
    .trim();
  return FUNDS.test(folded) && !CALM.test(folded) && !ARTICLES.includes(letters(line));
};

test('says on every page of a day without a certificate that public funds are suspended', () => {
  const pages = said.filter(({ file }) => file.endsWith('.html') && !/^(embed|admin)/.test(file));
  expect(pages.length).toBeGreaterThan(80);
  const sentence = letters(site.certificate?.lapsed ?? '');
  const silent = pages.filter(({ lines }) => !letters(lines.join(' ')).includes(sentence));
  expect(
    silent.map(({ file }) => file),
    'PageLayout and LandingLayout say it by FundingNotice: a page of another layout brings it itself',
  ).toEqual([]);
});

test('keeps the signs of what only that day says on the line of their word', () => {
  const broken = said
    .filter(({ file }) => file.endsWith('.html') && !/^(embed|admin)/.test(file))
    .flatMap(({ file, lines }) =>
      lines.filter((line) => / [:;!?»](?=\s|$)/.test(line)).map((line) => `${file}: ${line}`),
    );
  expect(
    broken,
    'the space before these signs breaks: withNoBreakSpaces of src/lib/french-text.ts sets those of a sentence in src/, and npm run content finds those of content/',
  ).toEqual([]);
});

test('promises public money nowhere on that day: on no page, in no programme, mirror or structured datum', () => {
  const left = said
    .filter(({ file }) => !EXPLAINING.test(file))
    .flatMap(({ file, lines }) => lines.filter(promises).map((line) => `${file}: ${line.trim().slice(0, 140)}`));
  expect(
    left,
    'ask canUsePublicFundingToday of src/site/funding.ts before a sentence that promises public funds, or let the sentence say that they do not pay; a page that explains the law is named in EXPLAINING, above',
  ).toEqual([]);
});

test('calls no course eligible, and shows no mark of quality', () => {
  const courses = courseJsonSchema
    .array()
    .parse(JSON.parse(wordsOf('api/courses.json').replaceAll(/ (?=["{}[\]])/g, '')));
  expect(courses.length).toBeGreaterThan(15);
  expect(courses.filter(({ eligibleForCPF }) => eligibleForCPF)).toEqual([]);
  expect(said.filter(({ lines }) => /badge-cpf|financialAidEligible/.test(lines.join('')))).toEqual([]);
});

test.each(ENDED)('says of %s that its certification is over, and offers it no longer', (id) => {
  for (const file of [`courses/${id}.html`, `programmes/${id}.pdf`]) {
    expect(letters(wordsOf(file))).toMatch(/lenregistrementdelacertificationrs\d+aprisfin/);
    expect(wordsOf(file)).not.toMatch(/Enregistrée le .* par France compétences|Formation certifiante/);
  }
});

test.each(['programme_ia', 'cpf_ia', 'download_program_ia'] as const)('promises nothing in the mail of %s', (form) => {
  const details = { key: 'key', now: new Date(DAY), tasksOf: () => [] };
  const record = newRequest(form, { ...enrolment, type: 'cpf_ia' }, details);
  const email = JSON.stringify(visitorEmail(record, readOrganisation(new Date(DAY))));
  expect(fold(email)).not.toMatch(/financer avec le cpf|prise? en charge|le compte paie|150/);
});
