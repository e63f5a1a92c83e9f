import { expect, test } from 'vitest';
import { sampleCertificate } from '#tests/support/sample-certificate.ts';
import {
  aiCourseWith,
  articleWith,
  contentWith,
  courseWith,
  creatorWith,
  figuresWith,
  legalPageWith,
  RULES,
  testimonialWith,
} from '#tests/support/sound-content.ts';
import { FIRST_WORDINGS } from '#tests/support/first-wordings.ts';
import { TODAY } from '#tests/support/sound-course.ts';
import type { Content } from './load-content.ts';
import { type CheckId, CHECKS } from './finding.ts';
import { contentFindings } from './report-content.ts';

const reportOn = (changes: Partial<Content>, today = TODAY) => contentFindings(contentWith(changes), today);

const findingsOf = (changes: Partial<Content>, today = TODAY) =>
  reportOn(changes, today)
    .filter(({ rule }) => rule !== 'amount-today')
    .map(({ rule, field }) => `${CHECKS[rule as CheckId].rule} ${rule} ${field}`);

test('finds nothing wrong with sound content', () => {
  expect(findingsOf({})).toEqual([]);
});

function certificateUntil(day: string): Partial<Content> {
  const { site } = contentWith();
  const certificate = sampleCertificate({ validUntil: new Date(day) });
  return { site: { ...site, sheet: { ...site.sheet, certificate } } };
}

test.each([
  ['2026-11-20', ['R4 certificate-expired certificate.validUntil']],
  ['2026-11-21', ['R4 certificate-expiring certificate.validUntil']],
  ['2027-01-20', ['R4 certificate-expiring certificate.validUntil']],
  ['2027-01-21', []],
])('watches a certificate that is valid until %s', (day, findings) => {
  expect(findingsOf(certificateUntil(day))).toEqual(findings);
});

test('says of a provider without a certificate what the law forbids, and which texts offer it all the same', () => {
  const { site } = contentWith();
  const faq = [
    { question: 'Qui paie ?', answer: 'Votre CPF.', suspended: 'Vous.' },
    { question: 'Et sinon ?', answer: 'Votre OPCO.' },
  ];
  const bare = { ...site, data: { faq }, sheet: { ...site.sheet, certificate: undefined, faq } };
  const files = [bare, { ...bare, kind: 'home.yaml', file: 'content/home.yaml', data: { lead: 'Éligible au CPF.' } }];
  const found = reportOn({ site: bare, files })
    .filter(({ rule }) => CHECKS[rule as CheckId].rule === 'R4')
    .map(({ rule, file, field }) => `${rule} ${file} ${field}`);
  expect(found.filter((finding) => !finding.includes('courses/'))).toEqual([
    'funds-without-certificate content/home.yaml lead',
    'funds-without-certificate content/site.yaml faq[2].answer',
    'certificate-none content/site.yaml certificate',
  ]);
});

test.each(FIRST_WORDINGS)('refuses the promise « $text » by rule $rule', ({ name, text, rule }) => {
  const findings = reportOn({ aiCourse: aiCourseWith({ [name]: text }) }).filter(({ group }) => group === 'claims');
  expect(
    findings.map((finding) => [CHECKS[finding.rule as CheckId].rule, finding.severity, finding.field.split('.')[1]]),
  ).toEqual([[rule, 'error', name]]);
});

test('warns of an unlawful promise that somebody answers for by name, and refuses it no longer', () => {
  const aiCourse = aiCourseWith(
    { remainingCost: '0\u00a0€ de reste à charge avec le CPF' },
    { claimsAcceptedBy: { name: 'Apolline Ferrand', on: '2026-11-22' } },
  );
  const findings = reportOn({ aiCourse }).filter(({ group }) => group === 'claims');
  expect(findings.map(({ rule, severity }) => [CHECKS[rule as CheckId].rule, severity])).toEqual([['R1', 'warning']]);
});

test.each([
  ['year', { period: 'premier semestre' }, 'figure-undated'],
  ['number of people', { sample: 'tous les stagiaires' }, 'figure-unsampled'],
  ['recent end', { period: 'janvier à avril 2025' }, 'figure-stale'],
])('reports figures without a %s', (_, fields, check) => {
  expect(findingsOf({ figures: figuresWith(fields) })).toEqual([`R7 ${check} figures[1]`, `R7 ${check} figures[2]`]);
});

test('holds a figure of the last eighteen months, or one that goes on, for a fresh one', () => {
  expect(findingsOf({ figures: figuresWith({ period: 'janvier à mai 2025' }) })).toEqual([]);
  expect(findingsOf({ figures: figuresWith({ period: 'depuis 2026' }) })).toEqual([]);
});

test.each(['Solène V.', 'Idriss Belhomme', 'solene vasseur-marin'])('takes %s for a person of the team', (name) => {
  expect(findingsOf({ testimonials: [testimonialWith({ name })] })).toEqual(['R8 reviewer-like-team name']);
});

test('misses who is not presented among the authors of articles', () => {
  const articles = [articleWith({ author: 'Rosalie Quintrec' }, 'Un texte.')];
  expect(findingsOf({ articles })).toEqual(['renvoi author-unknown author']);
});

test('misses the dates of a testimonial, the notices of a creator and a legal page', () => {
  expect(findingsOf({ testimonials: [testimonialWith({ trainedAt: undefined })] })).toEqual([
    'R8 review-undated trainedAt',
  ]);
  const creators = [creatorWith('Collaboration commerciale. Financement CPF.')];
  const [finding] = reportOn({ creators }).filter(({ rule }) => rule === 'partnership-unsaid');
  expect(finding?.found).toBe('il manque\u00a0: la participation du titulaire, moncompteformation.gouv.fr');
  expect(findingsOf({ legal: contentWith().legal.slice(1) })).toEqual(['R15 legal-page-missing ']);
});

const financingWith = (rules: object) => {
  const { financing } = contentWith();
  return { financing: { ...financing, sheet: { ...financing.sheet, rules: { ...RULES, ...rules } } } };
};

test('tells the amounts in force on a day', () => {
  const found = reportOn({}, new Date('2026-03-01')).filter(({ rule }) => rule === 'amount-today');
  expect(found.map((finding) => finding.found)).toEqual([
    'participation\u00a0: 103,20\u00a0€ depuis le 1er janvier 2026, Décret',
    'plafond RS\u00a0: 1\u202f500\u00a0€ depuis le 26 février 2026, Décret',
  ]);
});

test('announces an amount that is to come, and misses the one of a new year', () => {
  const announced = {
    participation: [
      ...RULES.participation,
      { ...RULES.participation[1], validFrom: new Date('2027-01-01'), amount: 152 },
    ],
  };
  expect(findingsOf(financingWith(announced))).toEqual(['date amount-coming rules.participation']);
  const nextYear = new Date('2027-01-02T09:00:00Z');
  expect(findingsOf(financingWith({}), nextYear)).toContain('R1 amount-unrevised rules.participation');
  expect(findingsOf(financingWith(announced), nextYear)).not.toContain('R1 amount-unrevised rules.participation');
});

test('reminds of a law that nobody has read', () => {
  const { law } = contentWith();
  const toRead = [{ source: 'Loi du jour', why: 'À lire.' }];
  const found = reportOn({ law: { ...law, sheet: { ...law.sheet, toRead } } }).filter(
    ({ rule }) => rule === 'law-unread',
  );
  expect(found.map(({ severity, field }) => [severity, field])).toEqual([['note', 'toRead[1]']]);
});

test('finds a promise whose typed amount is no longer in force', () => {
  const aiCourse = aiCourseWith({ cpfCover: 'Participation obligatoire de 103,20\u00a0€, sauf cas d’exonération' });
  expect(findingsOf({ aiCourse })).toContain('R1 amount-outdated wordings.cpfCover.open');
});

test('asks to read again what is old and cites the law, and nothing else', () => {
  const old = { createdAt: '2024-11-20' };
  expect(findingsOf({ articles: [articleWith(old, 'Décret du 24 février\u00a0: 150\u00a0€.')] })).toEqual([
    'relecture article-stale updatedAt',
  ]);
  expect(findingsOf({ articles: [articleWith(old, 'Une recherche dans un tableau.')] })).toEqual([]);
  expect(
    findingsOf({ articles: [articleWith({ ...old, updatedAt: '2026-01-01' }, 'Décret\u00a0: 150\u00a0€.')] }),
  ).toEqual([]);
  const legal = contentWith().legal.map((page, index) =>
    index === 0 ? legalPageWith(page.id, { updatedAt: '2025-11-20' }) : page,
  );
  expect(findingsOf({ legal })).toEqual(['relecture legal-stale updatedAt']);
});

test('asks to read again the rules of law that nobody has read for 90 days', () => {
  const { law } = contentWith();
  const [change] = law.sheet.changes;
  if (change === undefined) throw new Error('The shipped law has no change.');
  const readOn = (day: string) => ({
    law: { ...law, sheet: { ...law.sheet, changes: [{ ...change, readOn: new Date(day) }] } },
  });
  expect(findingsOf(readOn('2026-08-23'))).toEqual([]);
  expect(findingsOf(readOn('2026-08-22'))).toEqual(['relecture rule-unread changes[1].readOn']);
});

test('says nothing of an article that is not published', () => {
  const articles = [
    articleWith({ published: false, createdAt: '2024-01-01' }, '0\u00a0€ de reste à charge avec le CPF.'),
  ];
  expect(findingsOf({ articles })).toEqual([]);
});

test('gives the gravest first in each group', () => {
  const severities = reportOn({ courses: [courseWith({ figures: undefined, price: undefined })] })
    .filter(({ group }) => group === 'indicators')
    .map(({ severity }) => severity);
  expect(severities).toEqual(['warning', 'note', 'note']);
});
