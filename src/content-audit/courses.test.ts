import { expect, test } from 'vitest';
import { contentWith, courseWith } from '#tests/support/sound-content.ts';
import { COMPLETE_COURSE, TODAY } from '#tests/support/sample-course.ts';
import { auditContent } from './audit-content.ts';

const findingsOf = (fields: object) =>
  auditContent(contentWith({ courses: [courseWith(fields)] }), TODAY)
    .filter(({ rule }) => rule !== 'lheo-left-out')
    .map(({ rule, field }) => `${rule} ${field}`);

test('reports nothing for a valid course', () => {
  expect(findingsOf({})).toEqual([]);
});

const {
  certification,
  sessions: [SESSION],
} = COMPLETE_COURSE;

type Defect = readonly [defect: string, rule: string, field: string, fields: object];

const DEFECTS: readonly Defect[] = [
  ['no prerequisites', 'indicator-1-missing', 'prerequisites', { prerequisites: undefined }],
  ['no objectives', 'indicator-1-missing', 'objectives', { objectives: undefined }],
  ['no modality', 'indicator-1-missing', 'modality', { modality: undefined }],
  ['no access terms', 'indicator-1-missing', 'access', { access: undefined }],
  ['no delay', 'indicator-1-missing', 'delays', { delays: undefined }],
  ['no methods', 'indicator-1-missing', 'methods', { methods: undefined }],
  ['no assessment', 'indicator-1-missing', 'assessment', { assessment: undefined }],
  ['no accessibility', 'indicator-1-missing', 'accessibility', { accessibility: undefined }],
  ['no hours', 'indicator-1-missing', 'hours', { hours: undefined }],
  ['no days', 'indicator-1-missing', 'days', { days: undefined }],
  ['no date', 'indicator-1-missing', 'updatedOn', { updatedOn: undefined }],
  ['no version', 'indicator-1-missing', 'version', { version: undefined }],
  ['evasive access terms', 'indicator-1-missing', 'access', { access: 'Sur demande.' }],
  ['no price', 'indicator-1-missing', 'price', { price: undefined }],
  ['no satisfaction', 'indicator-2-missing', 'figures.satisfaction', { figures: { passing: 'passing' } }],
  ['no pass rate', 'indicator-2-missing', 'figures.passing', { figures: { satisfaction: 'satisfaction' } }],
  ['no blocks', 'indicator-3-missing', 'blocks', { blocks: undefined }],
  ['no equivalences', 'indicator-3-missing', 'equivalences', { equivalences: undefined }],
  ['no bridges', 'indicator-3-missing', 'bridges', { bridges: undefined }],
  ['no continuations', 'indicator-3-missing', 'continuations', { continuations: undefined }],
  ['outcomes on request', 'indicator-3-missing', 'outcomes', { outcomes: 'Nous consulter sur demande.' }],
  ['another number of hours', 'duration-contradicted', 'duration', { duration: '21 heures (2 jours)' }],
  ['another number of days', 'duration-contradicted', 'duration', { duration: '14 h, 3 jours' }],
  ['no delay with the CPF', 'cpf-delay-short', 'delays.cpf', { delays: { general: '10 jours ouvrés' } }],
  ['too short a delay', 'cpf-delay-short', 'delays.cpf', { delays: { general: '2 jours', cpf: 'Sous 2 semaines' } }],
  [
    'a certification without an authorisation',
    'authorisation-missing',
    'certification.authorisation',
    { certification: { ...certification, authorisation: undefined } },
  ],
  ['eligible without certification', 'cpf-without-certification', 'eligibleForCPF', { certification: undefined }],
  [
    'a certification not registered yet',
    'certification-expiring',
    'certification',
    { certification: { ...certification, registeredOn: '2027-01-01' } },
  ],
  [
    'a certification that has expired',
    'certification-expiring',
    'certification',
    { certification: { ...certification, expiresOn: '2026-11-20' } },
  ],
  [
    'a certification about to expire',
    'certification-expiring',
    'certification',
    { certification: { ...certification, expiresOn: '2027-01-20' } },
  ],
  ['seats never counted', 'seats-stale', 'sessionsUpdatedOn', { sessionsUpdatedOn: undefined }],
  ['seats counted long ago', 'seats-stale', 'sessionsUpdatedOn', { sessionsUpdatedOn: '2026-10-01' }],
  [
    'sessions without numbers of seats',
    'seats-unknown',
    'sessions',
    { sessions: [{ ...SESSION, seats: undefined, booked: undefined }], sessionsUpdatedOn: undefined },
  ],
  ['a sheet older than a year', 'stale', 'updatedOn', { updatedOn: '2025-11-20' }],
  ['a sample value', 'placeholder', 'price', { placeholders: ['price'] }],
];

test.each(DEFECTS)('reports %s with one rule only', (_, rule, field, fields) => {
  expect(findingsOf(fields)).toEqual([`${rule} ${field}`]);
});

test('reports the line of a claim', () => {
  const courses = [courseWith({}, '\n## Pour qui\n\nPour tous.\n\n## Prix\n\n0\u00a0€ avec le CPF.\n')];
  expect(auditContent(contentWith({ courses }), TODAY)).toMatchObject([{ rule: 'cpf-free', line: 18 }]);
});

test('requires fewer facts of a course without certification', () => {
  const plain = { certification: undefined, eligibleForCPF: false, blocks: undefined, outcomes: undefined };
  expect(findingsOf({ ...plain, figures: { satisfaction: 'satisfaction' } })).toEqual([]);
});

test('accepts a certification with 61 days left, and seats counted 29 days ago', () => {
  expect(findingsOf({ certification: { ...certification, expiresOn: '2027-01-21' } })).toEqual([]);
  expect(findingsOf({ sessionsUpdatedOn: '2026-10-23' })).toEqual([]);
});
