import { expect, test } from 'vitest';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { site } from '#src/site/site.ts';
import { coursePreview, soundParts } from './preview-course.ts';

const today = new Date('2026-11-22T12:00:00Z');
const sources = { contact: site.contact, offices: site.offices, figureOf: () => undefined, trainerOf: () => undefined };
const plain = (text: string): string => text.replace(/\s/g, ' ');

test('says of a course what its page says: price, sessions to come, modules and conditions', () => {
  const shown = coursePreview(
    {
      title: 'Excel',
      category: 'Bureautique',
      prerequisites: 'Aucun',
      price: { amount: 680, unit: 'person', tax: 'exempt' },
      modules: [{ title: 'Calculer', hours: '3,5', points: ['SOMME'] }],
      sessions: [
        { start: '2027-01-11', end: '2027-01-12', place: 'remote', seats: 8, booked: 8 },
        { start: '2026-01-11', end: '2026-01-12', place: 'Angers', seats: 8, booked: 0 },
      ],
    },
    sources,
    today,
  );
  expect(shown.facts.map(({ term, detail }) => [term, ...detail.map(plain)])).toEqual([
    ['Prérequis', 'Aucun'],
    ['Tarif', '680 € par personne, exonéré de TVA (formation professionnelle continue)'],
  ]);
  expect(shown.sessions).toEqual([{ when: 'les 11 et 12 janvier 2027', where: 'À distance', state: 'Complète' }]);
  expect(shown.modules.map(({ title, hours }) => [title, plain(hours)])).toEqual([['Calculer', '3 h 30']]);
});

test('has something to show of a form that is empty', () => {
  expect(coursePreview({}, sources, today)).toMatchObject({ title: '', facts: [], sessions: [], modules: [] });
});

test('shows of a form what its schema takes, and waits for the rest', () => {
  const data = {
    title: 'Excel',
    hours: '12,5',
    days: 'deux',
    price: { amount: '680', unit: 'person', tax: 'exempt', detail: '' },
    sessions: [
      { start: '2027-01-12', end: '2027-01-13', place: 'remote', seats: '8', booked: 0 },
      { start: '2027-02-12', place: '' },
    ],
    objectives: [],
  };
  expect(soundParts(courseSchema, data)).toMatchObject({
    title: 'Excel',
    hours: 12.5,
    price: { amount: 680, unit: 'person', tax: 'exempt' },
    sessions: [{ start: new Date('2027-01-12'), end: new Date('2027-01-13'), place: 'remote', seats: 8, booked: 0 }],
  });
  expect(soundParts(courseSchema, data)).not.toHaveProperty('days');
});
