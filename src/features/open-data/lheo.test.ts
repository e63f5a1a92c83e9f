import { expect, test } from 'vitest';
import { auditContent } from '#src/content-audit/audit-content.ts';
import { site } from '#src/site/site.ts';
import { lheoErrors } from '#tests/support/lheo-errors.ts';
import { contentWith, courseWith } from '#tests/support/content-without-findings.ts';
import { COMPLETE_COURSE, TODAY } from '#tests/support/sample-course.ts';
import { lheoOffers, lheoXml } from './lheo.ts';

const [SESSION] = COMPLETE_COURSE.sessions;
const offersOf = (fields: object = {}, id = 'excel') =>
  lheoOffers([{ id, data: courseWith(fields).sheet }], site, TODAY);
const xmlOf = (fields: object = {}) => lheoXml(offersOf(fields), site, TODAY);
const numbersOf = (xml: string) => [...xml.matchAll(/<(\w+) numero="([^"]+)"/g)].map(([, name, id]) => `${name} ${id}`);

test.each([
  ['domain codes', 'domain', 'aucun code Formacode, NSF ou ROME', { domain: undefined }],
  ['objectives', 'objectives', 'aucun objectif', { objectives: undefined }],
  ['modules', 'modules', 'aucun module', { modules: undefined }],
  ['prerequisites', 'prerequisites', 'aucun prérequis, pas même « Aucun »', { prerequisites: undefined }],
  ['sessions', 'sessions', 'aucune session à venir', { sessions: undefined }],
  ['future sessions', 'sessions', 'aucune session à venir', { sessions: [{ ...SESSION, start: '2026-11-21' }] }],
])('leaves out and reports a course without %s', (_, field, found, fields) => {
  expect(offersOf(fields)).toEqual([]);
  const findings = auditContent(contentWith({ courses: [courseWith(fields)] }), TODAY);
  expect(findings.filter(({ rule }) => rule === 'lheo-left-out')).toMatchObject([{ field, found }]);
});

const NO_PRICE = /^(?!.*prix-total-TTC)/s;
const IN_NANTES = { sessions: [{ ...SESSION, place: 'Nantes', elsewhere: true }] };

test.each([
  ['pace', { pace: undefined }, '<rythme-formation>14 heures (2 jours)</rythme-formation>'],
  ['modality', { modality: undefined }, '<modalites-enseignement>2</modalites-enseignement>'],
  ['certification', { certification: undefined }, /<resultats-attendus>Attestation de fin de formation\s; aucune/],
  ['price', { price: undefined }, NO_PRICE],
  ['price per person', { price: { ...COMPLETE_COURSE.price, unit: 'group' } }, NO_PRICE],
  ['price with tax', { price: { ...COMPLETE_COURSE.price, tax: 'excluded' } }, NO_PRICE],
  ['known room', IN_NANTES, /<lieu-de-formation>\s*<coordonnees>\s*<ligne>Nantes<\/ligne>/],
])('exports a valid offer for a course without %s', async (_, fields, expected) => {
  const xml = xmlOf(fields);
  expect(xml).toMatch(expected);
  expect(await lheoErrors(xml)).toEqual([]);
});

test('creates one action per place, with numbers that edits do not change', () => {
  const sessions = [
    SESSION,
    { ...SESSION, start: '2027-03-01', end: '2027-03-02' },
    { ...SESSION, start: '2027-03-01', end: '2027-03-02', booked: 8 },
    { ...SESSION, place: 'Angers' },
  ];
  const numbers = numbersOf(xmlOf({ sessions }));
  expect(numbers).toEqual([
    'formation excel',
    'action excel-a-distance',
    'session excel-2027-01-11-a-distance',
    'session excel-2027-03-01-a-distance',
    'action excel-angers',
    'session excel-2027-01-11-angers',
  ]);
  const price = { ...COMPLETE_COURSE.price, amount: 1 };
  expect(numbersOf(xmlOf({ sessions, price, updatedOn: '2026-11-20' }))).toEqual(numbers);
});

test('cuts long texts and writes no empty elements', async () => {
  const long = (length: number) => 'É & < '.repeat(length).slice(0, length).trim();
  const xml = xmlOf({
    audience: long(300),
    accessibility: long(400),
    methods: Array.from({ length: 6 }, () => long(180)),
    modules: Array.from({ length: 7 }, () => ({ title: long(90), hours: 2, points: Array(8).fill(long(180)) })),
    access: 'Par\u0007 courriel',
  });
  expect(xml).not.toMatch(/<([\w-]+)[^>]*>\s*<\/\1>|<[\w-]+\s*\/>/);
  expect(await lheoErrors(xml)).toEqual([]);
});

test('exports no offer without a SIRET', () => {
  const { siret, ...legal } = site.legal;
  expect(siret).toBeDefined();
  expect(lheoOffers(offersOf(), { legal }, TODAY)).toEqual([]);
});
