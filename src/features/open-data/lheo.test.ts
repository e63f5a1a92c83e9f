import { expect, test } from 'vitest';
import { auditContent } from '#src/content-audit/audit-content.ts';
import { site } from '#src/site/site.ts';
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
  expect(findings.filter(({ rule }) => rule === 'lheo-left-out')).toMatchObject([
    { field, found: expect.stringContaining(found) as string },
  ]);
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
    ...['formation excel', 'action excel-a-distance', 'session excel-2027-01-11-a-distance'],
    ...['session excel-2027-03-01-a-distance', 'action excel-angers', 'session excel-2027-01-11-angers'],
  ]);
  const price = { ...COMPLETE_COURSE.price, amount: 1 };
  expect(numbersOf(xmlOf({ sessions, price, updatedOn: '2026-11-20' }))).toEqual(numbers);
});

test('names the seat of the organisation, and the main office for enrolments', () => {
  const seat = { street: '1 rue B', postalCode: '75000', city: 'Paris' };
  const main = { name: 'Angers', kind: 'main', accessibility: '', address: { ...seat, city: 'Angers' } } as const;
  const xml = lheoXml(offersOf(), { ...site, offices: [main], legal: { ...site.legal, seat } }, TODAY);
  const townsIn = (name: string) => new RegExp(`<${name}>.*?</${name}>`, 's').exec(xml)?.[0].match(/(?<=<ville>)\w+/g);
  expect(townsIn('coordonnees-organisme')).toEqual(['Paris']);
  expect(townsIn('adresse-inscription')).toEqual(['Angers']);
});

test('exports no offer without a SIRET', () => {
  const { siret, ...legal } = site.legal;
  expect(siret).toBeDefined();
  expect(lheoOffers(offersOf(), { legal }, TODAY)).toEqual([]);
});
