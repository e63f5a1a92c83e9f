import { expect, test } from 'vitest';
import { contentWith, courseWith } from '#tests/support/content-without-findings.ts';
import { COMPLETE_COURSE, TODAY } from '#tests/support/sample-course.ts';
import { auditContent } from './audit-content.ts';

const findingsOf = (fields: object) =>
  auditContent(contentWith({ courses: [courseWith(fields)] }), TODAY)
    .filter(({ rule }) => rule !== 'lheo-left-out')
    .map(({ rule, field }) => `${rule} ${field}`);

const UNCERTIFIED = {
  ...{ certification: undefined, eligibleForCPF: false, blocks: undefined, outcomes: undefined },
  ...{ delays: { general: '10 jours' }, figures: { satisfaction: 'satisfaction' } },
};

// Both paces agree with the session of `COMPLETE_COURSE`, on Monday 11 and Tuesday 12 January 2027.
const WEEKDAYS = ['Un lundi et le lendemain', 'Du samedi au mardi, de 9 h à 17 h'].map((pace) => ({ pace }));

test.each([{}, ...WEEKDAYS, UNCERTIFIED])('reports nothing for a valid course with %j', (fields) => {
  expect(findingsOf(fields)).toEqual([]);
});

const { certification } = COMPLETE_COURSE;

const certified = (changes: object) => ({ certification: { ...certification, ...changes } });

const sessions = (...changes: object[]) => ({
  sessions: changes.map((change) => ({ start: '2027-01-11', end: '2027-01-12', place: 'À distance', ...change })),
});

type Defect = readonly [defect: string, rule: string, field: string, fields: object];

const DEFECTS: readonly Defect[] = [
  ['evasive access terms', 'indicator-1-missing', 'access', { access: 'Sur demande.' }],
  ['no satisfaction', 'indicator-2-missing', 'figures.satisfaction', { figures: { passing: 'passing' } }],
  ['no pass rate', 'indicator-2-missing', 'figures.passing', { figures: { satisfaction: 'satisfaction' } }],
  ['outcomes on request', 'indicator-3-missing', 'outcomes', { outcomes: 'Nous consulter sur demande.' }],
  ['another number of hours', 'duration-contradicted', 'duration', { duration: '21 heures (2 jours)' }],
  ['another number of days', 'duration-contradicted', 'duration', { duration: '14 h, 3 jours' }],
  ['a remote session in the room', 'modality-contradicted', 'sessions[1].place', { modality: 'on-site' }],
  ['no delay with the CPF', 'cpf-delay-short', 'delays.cpf', { delays: { general: '10 jours ouvrés' } }],
  ['too short a delay', 'cpf-delay-short', 'delays.cpf', { delays: { general: '2 jours', cpf: 'Sous 2 semaines' } }],
  ['a delay without the CPF', 'cpf-delay-hidden', 'delays.cpf', { eligibleForCPF: false }],
  ['no authorisation', 'authorisation-missing', 'certification.authorisation', certified({ authorisation: undefined })],
  ['eligible without certification', 'cpf-without-certification', 'eligibleForCPF', { certification: undefined }],
  ['no registration yet', 'certification-expiring', 'certification', certified({ registeredOn: '2027-01-01' })],
  ['an expired certification', 'certification-expiring', 'certification', certified({ expiresOn: '2026-11-20' })],
  ['a certification near its end', 'certification-expiring', 'certification', certified({ expiresOn: '2027-01-20' })],
  ['seats never counted', 'seats-stale', 'seatsCheckedOn', { seatsCheckedOn: undefined }],
  ['seats counted long ago', 'seats-stale', 'seatsCheckedOn', { seatsCheckedOn: '2026-10-01' }],
  ['a sheet older than a year', 'stale', 'updatedOn', { updatedOn: '2025-11-20' }],
  ['one session twice', 'session-doubtful', 'sessions[2]', sessions({}, {})],
  ['a past session', 'session-doubtful', 'sessions[1]', sessions({ start: '2026-01-11', end: '2026-01-12' })],
  ['a session in many years', 'session-doubtful', 'sessions[1]', sessions({ start: '2072-01-12', end: '2072-01-13' })],
  ['a session of too few days', 'session-doubtful', 'sessions[1]', sessions({ end: '2027-01-11' })],
  ['a session on a holiday', 'session-doubtful', 'sessions[1]', sessions({ start: '2027-04-30', end: '2027-05-01' })],
  ['a session on other weekdays', 'session-doubtful', 'sessions[1]', { pace: 'Du mardi au jeudi' }],
  ['a full session with seats', 'session-doubtful', 'sessions[1]', sessions({ seats: 6, booked: 0, state: 'full' })],
  ['a price in cents', 'price-doubtful', 'price.amount', { price: { ...COMPLETE_COURSE.price, amount: 84_000 } }],
  ['a date in the future', 'date-future', 'updatedOn', { updatedOn: '2028-01-01' }],
  ['a sample value', 'placeholder', 'price', { placeholders: ['price'] }],
];

test.each(DEFECTS)('reports %s with one rule only', (_, rule, field, fields) => {
  expect(findingsOf(fields)).toEqual([`${rule} ${field}`]);
});

const REQUIRED = {
  'indicator-1-missing':
    'prerequisites objectives modality access delays methods assessment accessibility hours days updatedOn version price',
  'indicator-3-missing': 'blocks equivalences bridges continuations',
};

test.each(Object.entries(REQUIRED))('reports each missing field as %s', (rule, fields) => {
  for (const field of fields.split(' ')) expect(findingsOf({ [field]: undefined })).toEqual([`${rule} ${field}`]);
});

test('reports the line of a claim', () => {
  const courses = [courseWith({}, '\n## Pour qui\n\nPour tous.\n\n## Prix\n\n0\u00a0€ avec le CPF.\n')];
  expect(auditContent(contentWith({ courses }), TODAY)).toMatchObject([{ rule: 'cpf-free', line: 18 }]);
});
