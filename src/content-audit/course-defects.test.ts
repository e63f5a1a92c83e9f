import { expect, test } from 'vitest';
import { contentWith, courseWith } from '#tests/support/sound-content.ts';
import { SOUND_COURSE, TODAY } from '#tests/support/sound-course.ts';
import { type CheckId, CHECKS } from './finding.ts';
import { contentFindings } from './report-content.ts';

const findingsOf = (fields: object, body = '') =>
  contentFindings(contentWith({ courses: [courseWith(fields, body)] }), TODAY)
    .filter(({ rule }) => rule !== 'amount-today')
    .map(({ rule, field }) => `${CHECKS[rule as CheckId].rule} ${rule} ${field}`);

test('finds nothing wrong with a sound course', () => {
  expect(findingsOf({})).toEqual([]);
});

const { certification, sessions } = SOUND_COURSE;
const session = sessions[0] ?? {};

type Defect = readonly [defect: string, rule: string, check: CheckId, field: string, fields: object];

const DEFECTS: readonly Defect[] = [
  ['a category of its own', 'catégorie', 'category-unknown', 'category', { category: 'Management' }],
  ['no prerequisites', 'I1', 'indicator-1-missing', 'prerequisites', { prerequisites: undefined }],
  ['no objectives', 'I1', 'indicator-1-missing', 'objectives', { objectives: undefined }],
  ['no modality', 'I1', 'indicator-1-missing', 'modality', { modality: undefined }],
  ['no way in', 'I1', 'indicator-1-missing', 'access', { access: undefined }],
  ['no delay', 'I1', 'indicator-1-missing', 'delays', { delays: undefined }],
  ['no methods', 'I1', 'indicator-1-missing', 'methods', { methods: undefined }],
  ['no assessment', 'I1', 'indicator-1-missing', 'assessment', { assessment: undefined }],
  ['no accessibility', 'I1', 'indicator-1-missing', 'accessibility', { accessibility: undefined }],
  ['no hours', 'I1', 'indicator-1-missing', 'hours', { hours: undefined }],
  ['no days', 'I1', 'indicator-1-missing', 'days', { days: undefined }],
  ['no date', 'I1', 'indicator-1-missing', 'updatedOn', { updatedOn: undefined }],
  ['no version', 'I1', 'indicator-1-missing', 'version', { version: undefined }],
  ['an evasive way in', 'I1', 'indicator-1-missing', 'access', { access: 'Sur demande.' }],
  ['no price', 'R14', 'price-not-own', 'price', { price: undefined }],
  ['no satisfaction', 'I2', 'indicator-2-missing', 'figures.satisfaction', { figures: { passing: 'passing' } }],
  ['no pass rate', 'I2', 'indicator-2-missing', 'figures.passing', { figures: { satisfaction: 'satisfaction' } }],
  ['no blocks', 'R13', 'indicator-3-missing', 'blocks', { blocks: undefined }],
  ['no equivalences', 'R13', 'indicator-3-missing', 'equivalences', { equivalences: undefined }],
  ['no bridges', 'R13', 'indicator-3-missing', 'bridges', { bridges: undefined }],
  ['no continuations', 'R13', 'indicator-3-missing', 'continuations', { continuations: undefined }],
  ['outcomes on request', 'R13', 'indicator-3-missing', 'outcomes', { outcomes: 'Nous consulter sur demande.' }],
  ['another number of hours', 'I1', 'duration-contradicted', 'duration', { duration: '21 heures (2 jours)' }],
  [
    'a price below what a course costs',
    'R14',
    'price-implausible',
    'price',
    { price: { amount: 1.29, unit: 'person', tax: 'exempt' } },
  ],
  ['another number of days', 'I1', 'duration-contradicted', 'duration', { duration: '14 h, 3 jours' }],
  ['no delay with the CPF', 'R5', 'cpf-delay-short', 'delays.cpf', { delays: { general: '10 jours ouvrés' } }],
  [
    'too short a delay',
    'R5',
    'cpf-delay-short',
    'delays.cpf',
    { delays: { general: '2 jours', cpf: 'Sous 2 semaines' } },
  ],
  [
    'a certification that nobody allows to prepare',
    'indicateur 7',
    'authorisation-missing',
    'certification.authorisation',
    { certification: { ...certification, authorisation: undefined } },
  ],
  ['eligible for nothing', 'R3', 'cpf-without-certification', 'eligibleForCPF', { certification: undefined }],
  [
    'a certification not registered yet',
    'R3',
    'certification-inactive',
    'certification',
    { certification: { ...certification, registeredOn: '2027-01-01' } },
  ],
  [
    'a certification that has expired',
    'R3',
    'certification-inactive',
    'certification',
    { certification: { ...certification, expiresOn: '2026-11-20' } },
  ],
  [
    'a certification about to expire',
    'R3',
    'certification-expiring',
    'certification',
    { certification: { ...certification, expiresOn: '2027-01-20' } },
  ],
  [
    'a session that is over',
    'session',
    'session-past',
    'sessions[1]',
    { sessions: [{ ...session, start: '2026-11-19', end: '2026-11-20' }] },
  ],
  [
    'a session on a Saturday',
    'session',
    'session-weekend',
    'sessions[1]',
    { sessions: [{ ...session, end: '2027-01-16' }] },
  ],
  ['seats never counted', 'R6', 'seats-stale', 'sessionsUpdatedOn', { sessionsUpdatedOn: undefined }],
  ['seats counted long ago', 'R6', 'seats-stale', 'sessionsUpdatedOn', { sessionsUpdatedOn: '2026-10-01' }],
  ['a sheet left alone for a year', 'I1', 'course-stale', 'updatedOn', { updatedOn: '2025-11-20' }],
  ['a sample value', 'exemple', 'placeholder', 'price', { placeholders: ['price'] }],
  ['a CPF that costs nothing', 'R1', 'cpf-free', 'access', { access: 'Formation gratuite avec votre CPF.' }],
  ['a budget above the cap', 'R2', 'cpf-budget', 'access', { access: 'Budget CPF de 500 à 5 000\u00a0€.' }],
  ['a register for another', 'R3', 'register-confused', 'access', { access: 'Certification RS6000 (RNCP).' }],
  ['a start too soon', 'R5', 'cpf-too-soon', 'access', { access: 'Avec le CPF, vous commencez sous 48 h.' }],
  ['seats typed in a text', 'R6', 'scarcity', 'access', { access: 'Plus que 3 places\u202f!' }],
  ['a rate typed in a text', 'R7', 'figure-typed', 'access', { access: '97\u00a0% de réussite à l’examen.' }],
  ['a certified course', 'R9', 'quality-mark-misplaced', 'access', { access: 'Une formation certifiée Qualiopi.' }],
  ['a gift', 'R10', 'enrolment-gift', 'access', { access: 'Une tablette offerte à l’inscription.' }],
  ['an account asked for', 'R16', 'cpf-data-asked', 'access', { access: 'Indiquez-nous le solde de votre compte.' }],
  [
    'an amount of last year',
    'R1',
    'amount-outdated',
    'access',
    { access: 'Participation obligatoire de 103,20\u00a0€.' },
  ],
];

test.each(DEFECTS)('reports %s under its rule, and nothing else', (_, rule, check, field, fields) => {
  expect(findingsOf(fields)).toEqual([`${rule} ${check} ${field}`]);
});

test('names the line of the text that claims something', () => {
  expect(findingsOf({}, '\n## Pour qui\n\nPour tous.\n\n## Prix\n\n0\u00a0€ avec le CPF.\n')).toEqual([
    'R1 cpf-free ligne 18',
  ]);
});

test('owes fewer facts for a course that leads to no certification', () => {
  const plain = { certification: undefined, eligibleForCPF: false, blocks: undefined, outcomes: undefined };
  expect(findingsOf({ ...plain, figures: { satisfaction: 'satisfaction' } })).toEqual([]);
});

test('lets a certification, a certificate of sixty-one days and seats of thirty days be', () => {
  expect(findingsOf({ certification: { ...certification, expiresOn: '2027-01-21' } })).toEqual([]);
  expect(findingsOf({ sessionsUpdatedOn: '2026-10-23' })).toEqual([]);
});
