import { expect, test } from 'vitest';
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
import { TODAY } from '#tests/support/sound-course.ts';
import type { Content } from './load-content.ts';
import { contentFindings } from './report-content.ts';

const reportOn = (changes: Partial<Content>, today = TODAY) => contentFindings(contentWith(changes), today);

const findingsOf = (changes: Partial<Content>, today = TODAY) =>
  reportOn(changes, today)
    .filter(({ check }) => check !== 'amount-today')
    .map(({ rule, check, field }) => `${rule} ${check} ${field}`);

test('finds nothing wrong with sound content', () => {
  expect(findingsOf({})).toEqual([]);
});

function certificateUntil(day: string): Partial<Content> {
  const { site } = contentWith();
  const certificate = { ...site.sheet.certificate, validUntil: new Date(day) };
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

test('names the rule that each promise breaks in the words first asked for, and proposes the others', () => {
  const spec = aiCourseWith('spec', {
    remainingCost: '0 € de reste à charge avec le CPF',
    cpfBudget: 'Budget CPF de 500 à 5 000 €',
    certification: 'Certification RS6776 (RNCP)',
    cpfDelay: 'Réponse sous 48 h',
    seats: '7 places restantes ce mois-ci',
    bonus: 'Bonus : communauté privée d’experts',
    cpfRights: 'Vérifier mes droits CPF',
    trainers: 'Formateurs experts et certifiés',
  });
  const findings = reportOn({ aiCourse: spec }).filter(({ group }) => group === 'claims');
  expect(findings.map(({ rule, field }) => `${rule} ${field}`)).toEqual([
    'preuve wordings.trainers.spec',
    'R1 wordings.remainingCost.spec',
    'R2 wordings.cpfBudget.spec',
    'R3 wordings.certification.spec',
    'R5 wordings.cpfDelay.spec',
    'R6 wordings.seats.spec',
    'R10 wordings.bonus.spec',
    'R16 wordings.cpfRights.spec',
  ]);
  expect(new Set(findings.map(({ mend }) => mend))).toEqual(
    new Set(['écrivez\u00a0: «\u00a0Une promesse tenue\u00a0»']),
  );
});

test('judges only the wording that the site shows', () => {
  expect(findingsOf({ aiCourse: aiCourseWith('lawful', { seats: '7 places restantes ce mois-ci' }) })).toEqual([]);
});

test.each([
  ['year', { period: 'premier semestre' }, 'figure-undated'],
  ['number of people', { sample: 'tous les stagiaires' }, 'figure-unsampled'],
  ['recent end', { period: 'janvier à avril 2025' }, 'figure-stale'],
])('reports figures without a %s', (_, fields, check) => {
  expect(findingsOf({ figures: figuresWith(fields) })).toEqual([
    `R7 ${check} figures.passing`,
    `R7 ${check} figures.satisfaction`,
  ]);
});

test('holds a figure of the last eighteen months, or one that goes on, for a fresh one', () => {
  expect(findingsOf({ figures: figuresWith({ period: 'janvier à mai 2025' }) })).toEqual([]);
  expect(findingsOf({ figures: figuresWith({ period: 'depuis 2015' }) })).toEqual([]);
});

test('misses the dates of a testimonial, the notices of a creator and a legal page', () => {
  expect(findingsOf({ testimonials: [testimonialWith({ trainedAt: undefined })] })).toEqual([
    'R8 review-undated trainedAt',
  ]);
  const creators = [creatorWith('Collaboration commerciale. Financement CPF.')];
  const [finding] = reportOn({ creators }).filter(({ rule }) => rule === 'R10');
  expect(finding?.found).toBe('il manque\u00a0: la participation du titulaire, moncompteformation.gouv.fr');
  expect(findingsOf({ legal: contentWith().legal.slice(1) })).toEqual(['R15 legal-page-missing ']);
});

const financingWith = (rules: object) => {
  const { financing } = contentWith();
  return { financing: { ...financing, sheet: { ...financing.sheet, rules: { ...RULES, ...rules } } } };
};

test('tells the amounts in force on a day', () => {
  const found = reportOn({}, new Date('2026-03-01')).filter(({ check }) => check === 'amount-today');
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

test('finds a kept wording whose amount is no longer in force, even while the other is shown', () => {
  const aiCourse = aiCourseWith('spec');
  const wordings = {
    ...aiCourse.sheet.wordings,
    remainingCost: { spec: 'Une promesse', lawful: 'Participation obligatoire de 103,20 €, sauf cas d’exonération' },
  };
  expect(findingsOf({ aiCourse: { ...aiCourse, sheet: { ...aiCourse.sheet, wordings } } })).toContain(
    'R1 amount-outdated wordings.remainingCost.lawful',
  );
});

test('asks to read again what is old and cites the law, and nothing else', () => {
  const old = { createdAt: '2024-11-20' };
  expect(findingsOf({ articles: [articleWith(old, 'Décret du 24 février : 150 €.')] })).toEqual([
    'relecture article-stale updatedAt',
  ]);
  expect(findingsOf({ articles: [articleWith(old, 'Une recherche dans un tableau.')] })).toEqual([]);
  expect(findingsOf({ articles: [articleWith({ ...old, updatedAt: '2026-01-01' }, 'Décret : 150 €.')] })).toEqual([]);
  const legal = contentWith().legal.map((page, index) =>
    index === 0 ? legalPageWith(page.id, { updatedAt: '2025-11-20' }) : page,
  );
  expect(findingsOf({ legal })).toEqual(['relecture legal-stale updatedAt']);
});

test('says nothing of an article that is not published', () => {
  const articles = [articleWith({ published: false, createdAt: '2024-01-01' }, '0 € de reste à charge avec le CPF.')];
  expect(findingsOf({ articles })).toEqual([]);
});

test('gives the gravest first in each group', () => {
  const severities = reportOn({ courses: [courseWith({ figures: undefined, price: undefined })] })
    .filter(({ group }) => group === 'indicators')
    .map(({ severity }) => severity);
  expect(severities).toEqual(['warning', 'note', 'note']);
});
