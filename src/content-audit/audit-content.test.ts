import { expect, test } from 'vitest';
import { figuresSchema } from '#src/features/figures/figure-schema.ts';
import { sampleCertificate, TODAY } from '#tests/support/sample-course.ts';
import {
  aiCourseWith,
  articleWith,
  contentWith,
  creatorWith,
  legalPageWith,
  RULES,
  sampleFigures,
} from '#tests/support/content-without-findings.ts';
import { auditContent } from './audit-content.ts';
import { filesOnDisk } from '#src/content-model/read.ts';
import { type Content, loadContent } from './load-content.ts';

const sound = contentWith();

const findingsOf = (changes: Partial<Content>, day = TODAY, env = {}) => auditContent(contentWith(changes), day, env);

const brokenRules = (...args: Parameters<typeof findingsOf>) =>
  findingsOf(...args).map(({ rule, field }) => `${rule} ${field}`);

const siteWith = (fields: object) => ({ site: { ...sound.site, sheet: { ...sound.site.sheet, ...fields } } });

const certificateUntil = (day: string) => siteWith({ certificate: sampleCertificate({ validUntil: new Date(day) }) });

const financingWith = (rules: object) => ({
  financing: { ...sound.financing, sheet: { ...sound.financing.sheet, rules: { ...RULES, ...rules } } },
});

const nextAmount = {
  participation: [...RULES.participation, { validFrom: new Date('2027-01-01'), amount: 152, source: 'Arrêté' }],
};

const reviewOn = (day: string) => {
  const [review] = sound.testimonials;
  return { testimonials: review ? [{ ...review, sheet: { ...review.sheet, createdOn: new Date(day) } }] : [] };
};

const lawReadOn = (day: string) => {
  const changes = sound.law.sheet.changes.slice(0, 1).map((change) => ({ ...change, readOn: new Date(day) }));
  return { law: { ...sound.law, sheet: { ...sound.law.sheet, changes } } };
};

const article = (fields: object, body = 'Décret du 24 février\u00a0: 150\u00a0€.') => ({
  articles: [articleWith({ createdOn: '2024-11-20', ...fields }, body)],
});

const siteFile = (data: object) => ({ files: [{ ...sound.site, data, body: '', source: '' }] });

const processors = [{ name: 'Poste Exemple', country: 'France', purpose: 'qui achemine nos courriels' }];
const { legal } = sound.site.sheet;

const figure = (counted: string | object, value = '90\u00a0%', fields: object = {}) => {
  const { sheet, ...file } = sampleFigures();
  const [first, ...others] = sheet.figures;
  const own = typeof counted === 'string' ? { sample: counted } : { sample: undefined, rate: counted };
  const figures = [{ ...first, ...own, value, ...fields }, ...others];
  return { figures: { ...file, sheet: figuresSchema.parse({ ...sheet, figures }) } };
};

const openAt = (hours: string) => siteWith({ offices: [{ ...sound.site.sheet.offices[0], hours }] });

const members = sound.members.slice(0, 1);
const legalPages = sound.legal.filter(({ id }) => id !== 'cgv');
const oldPage = legalPageWith('cgv', { updatedOn: '2025-11-20' });
const sameTitle = legalPageWith('cgv-2027', { title: 'cgv' });
const partnership = { creators: [creatorWith('Collaboration commerciale. Financement CPF.')] };
const excerpt = 'Ce que le lecteur va apprendre.';
const template = article({ createdOn: '2026-01-15', excerpt }, 'Le texte, 300 mots ou plus.');
const contradicted = ['figure-contradicted figures[1]'];

type Case = readonly [name: string, changes: Partial<Content>, broken: readonly string[]];

const CASES: readonly Case[] = [
  ['valid content', {}, []],
  ['a certificate ending today', certificateUntil('2026-11-21'), ['certificate-expiring certificate.validUntil']],
  ['a certificate, 61 days left', certificateUntil('2027-01-21'), []],
  ['a review of tomorrow', reviewOn('2026-11-22'), ['review-future createdOn']],
  ['a review of today', reviewOn('2026-11-21'), []],
  ['a legal rule read 90 days ago', lawReadOn('2026-08-23'), []],
  ['a legal rule read 91 days ago', lawReadOn('2026-08-22'), ['rule-unread changes[1].readOn']],
  ['an old article that cites a law', article({}), ['stale updatedOn']],
  ['an old article that cites none', article({}, 'Une recherche dans un tableau.'), []],
  ['an old article, updated', article({ updatedOn: '2026-01-01' }), []],
  ['an old legal page', { legal: [oldPage, ...legalPages] }, ['stale updatedOn']],
  ['calls within the opening hours', openAt('Du lundi au vendredi, 8 h 30 – 18 h'), []],
  ['calls after closing time', openAt('Du lundi au vendredi, 9 h – 17 h 30'), ['callback-outside-hours callback']],
  ['a creator whose notice lacks two mentions', partnership, ['partnership-unsaid partnership']],
  ['a page with the title of another', { legal: [...sound.legal, sameTitle] }, ['page-repeated title']],
  ['a legal page that is missing', { legal: sound.legal.slice(1) }, ['legal-page-missing ']],
  ['sentences of the template for articles', template, ['placeholder excerpt', 'placeholder ']],
  ['a picture without text', article({ createdOn: '2026-01-15' }, 'Un.\n\n![](/images/a.png)'), ['picture-silent ']],
  ['a value that nothing fills in', article({ createdOn: '2026-01-15' }, '{{rien}} et `{{x}}`'), ['value-unfilled ']],
  ['a value in a mark', siteFile({ marks: [{ detail: '{{answer}}' }] }), ['value-unfilled marks[1].detail']],
  ['a value in an answer', siteFile({ faq: [{ answer: '{{answer}}' }] }), []],
  ['braces in code', article({ createdOn: '2026-01-15' }, '`{{x}}`'), []],
  ['a planned article', article({ createdOn: '2027-01-15', publishOn: '2027-01-15' }), []],
  ['two members of one name', { members: [...members, ...members] }, ['member-repeated name']],
  ['decorative pictures', article({ createdOn: '2026-01-15' }, '![](/images/a.png "décor") `![](/b.png)`'), []],
  ['an old period', figure('46 candidats', '94 %', { period: 'janvier à avril 2024' }), ['figure-stale figures[1]']],
  ['a period of a year ago', figure('46 candidats', '94 %', { period: 'octobre 2024 à mai 2025' }), []],
  ['more answers than people', figure({ good: 640, answers: 712, asked: 701 }), contradicted],
  ['fewer answers than good', figure({ good: 24, answers: 23, asked: 26 }, 'Note'), contradicted],
  ['a contradicted rate', figure({ good: 36, asked: 41 }, '92\u00a0%'), contradicted],
  ['a rounded rate', figure({ good: 36, asked: 41 }, '88\u00a0%'), []],
  ['another number of reviews', figure('240 avis', '4,9/5', { label: 'note sur 250 avis' }), contradicted],
];

test.each(CASES)('checks %s', (_case, changes, broken) => {
  expect(brokenRules(changes)).toEqual(broken);
});

test('reports a new year without an amount for the participation', () => {
  const isReported = (rules: object) =>
    brokenRules(financingWith(rules), new Date('2027-01-02')).includes('amount-unrevised rules.participation');
  expect([{}, nextAmount].map(isReported)).toEqual([true, false]);
});

test('requires the names of services that receive requests, and repeats no secret', () => {
  const env = { SMTP_URL: 'smtps://u:p@smtp.example:465', CRM_WEBHOOK_URL: 'https://crm.example/hook' };
  const found = findingsOf({}, TODAY, env);
  expect(found.map(({ field, found: text }) => `${field} ${text}`)).toEqual([
    expect.stringMatching(/^legal\.processors .*SMTP_URL/),
    expect.stringMatching(/^legal\.processors .*CRM_WEBHOOK_URL/),
  ]);
  expect(JSON.stringify(found)).not.toContain('example:465');
  expect(brokenRules(siteWith({ legal: { ...legal, processors } }), TODAY, env)).toEqual([]);
});

test('reports texts that offer public funds without a certificate', () => {
  const faq = [
    { question: 'Qui paie ?', answer: 'Votre CPF.', suspended: 'Vous.' },
    { question: 'Et sinon ?', answer: 'Votre OPCO.' },
  ];
  const site = { ...sound.site, data: { faq }, sheet: { ...sound.site.sheet, certificate: undefined, faq } };
  const files = [site, { ...site, kind: 'home.yaml', file: 'content/home.yaml', data: { lead: 'Éligible au CPF.' } }];
  const found = findingsOf({ site, files }).filter(({ rule }) => rule === 'funds-without-certificate');
  expect(found.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/courses/excel.md eligibleForCPF',
    'content/site.yaml faq[2].answer',
    'content/home.yaml lead',
  ]);
});

test.each([
  ['0 € de reste à charge avec le CPF', 'cpf-free', 'remainingCost'],
  ['7 places restantes ce mois-ci', 'scarcity', 'intensity'],
  ['Vérifier mes droits CPF', 'cpf-data-asked', 'cpfRights'],
  ['premiers résultats sur vos propres tâches', 'promise-unproved', 'firstWeek'],
])('rejects the promise « %s » with the rule %s', (text, rule, name) => {
  const findings = findingsOf({ aiCourse: aiCourseWith({ [name]: text }) });
  expect(findings.map((found) => [found.rule, found.severity, found.field.split('.')[1]])).toEqual([
    [rule, 'error', name],
  ]);
});

test('warns of an amount over the current cap, and rejects one over every past cap', () => {
  const lower = { validFrom: new Date(TODAY), amount: 1200, register: 'RS' as const, source: 'Décret' };
  const severities = (text: string) =>
    findingsOf({ aiCourse: aiCourseWith({ cpfBudget: text }), ...financingWith({ caps: [...RULES.caps, lower] }) })
      .filter(({ rule }) => rule.startsWith('cpf-budget'))
      .map(({ severity }) => severity);
  expect(severities('Budget CPF de 500 à 1 500 €')).toEqual(['warning']);
  expect(severities('Budget CPF de 500 à 5 000 €')).toEqual(['error']);
});

test('only warns of an unlawful claim that a named person accepts', () => {
  const claim = { remainingCost: '0\u00a0€ de reste à charge avec le CPF' };
  const accepted = (rules: string[]) => {
    const claimsAcceptedBy = { name: 'Apolline Ferrand', on: '2026-11-22', rules };
    const findings = findingsOf({ aiCourse: aiCourseWith(claim, { claimsAcceptedBy }) });
    return findings.map(({ rule, severity }) => `${rule} ${severity}`);
  };
  expect(accepted(['cpf-free'])).toEqual(['cpf-free warning']);
  expect(accepted(['scarcity'])).toEqual(['cpf-free error']);
});

test('reads the places of sessions with the spelling of the offices, as pages do', () => {
  const disk = filesOnDisk('.');
  const read = (path: string) =>
    disk
      .read(path)
      .replaceAll(/(city|place): Angers/g, (_, name) => `${name}: ${name === 'city' ? 'Saint-Ay' : 'St Ay'}`);
  const { courses } = loadContent('.', [], { ...disk, read });
  const places = new Set(courses.flatMap(({ sheet }) => sheet.sessions.map(({ place }) => place)));
  expect([...places].sort()).toEqual(['Saint-Ay', 'À distance']);
});
