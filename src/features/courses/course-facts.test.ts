import { site } from '#src/site/site.ts';
import {
  type CourseFields,
  sampleCertification,
  sampleCourse,
  sampleFigure,
  sampleSession,
} from '#tests/support/sample-course.ts';
import type { FactId } from './course-fact-texts.ts';
import { courseFacts, lineText, venueText } from './course-facts.ts';
import { expect, test } from 'vitest';

const offices: typeof site.offices = ['Angers', 'Paris'].map((city) => ({
  name: city,
  kind: 'main',
  address: { street: '1 rue', postalCode: '49000', city },
  accessibility: `Ascenseur à ${city}.`,
}));

const sources = {
  contact: site.contact,
  offices,
  fromPrice: 'À partir de 300\u00a0€',
  defaults: { delays: 'Sous 3\u00a0jours.', price: 'Devis sur demande.', bridges: 'Aucune passerelle.' },
  figureOf: sampleFigure,
  trainerOf: () => undefined,
  canUsePublicFunding: true,
};

const factsOf = (fields: CourseFields = {}, changes = {}) =>
  courseFacts(sampleCourse(fields), { ...sources, ...changes });
const fact = (id: FactId, ...args: Parameters<typeof factsOf>) =>
  factsOf(...args).find((candidate) => candidate.id === id);

test('fills missing facts with default texts, and omits facts without a default text', () => {
  expect(factsOf().flatMap(({ id, isOwn }) => (isOwn ? [] : [id]))).toEqual(
    'delays price accessibility satisfaction bridges'.split(' '),
  );
  expect(fact('price')?.detail[0]).toBe(sources.fromPrice);
});

test('describes the certification with its certifier, its dates and the authorisation', () => {
  const authorisation = { scope: 'train-and-assess', since: '2025-02-03' } as const;
  expect(fact('certification', { certification: { ...sampleCertification, authorisation } })?.detail).toEqual([
    'Utiliser un tableur, RS6289',
    'Certificateur : Certificateur',
    'Enregistrée le 1er janvier 2025 par France compétences, jusqu’au 1er janvier 2028',
    'Habilitation, épreuve comprise, depuis le 3 février 2025',
  ]);
  expect(fact('certification')).toBeUndefined();
});

test('states the group size and what happens below the minimum', () => {
  const groupOf = (smallest: number, largest: number, unit: 'person' | 'group' = 'person') =>
    fact('group', { group: { smallest, largest }, price: { amount: 900, unit, tax: 'exempt' } })?.detail;
  expect(groupOf(4, 8)).toEqual([
    'De 4 à 8 participants\u202f; à moins de 4\u00a0inscrits, report de la session ou remboursement.',
  ]);
  expect(groupOf(1, 8)).toEqual(['De 1 à 8 participants.']);
  expect(groupOf(1, 1)).toEqual(['1 participant.']);
  expect(groupOf(6, 6)?.[0]).toMatch(/^6 participants\u202f;/);
  expect(groupOf(4, 15, 'group')).toEqual(['De 4 à 15 participants.']);
});

test('shows a passing rate only for certifying courses, even without data', () => {
  expect(fact('passing')).toBeUndefined();
  expect(fact('passing', { certification: sampleCertification })?.detail).toEqual(fact('satisfaction')?.detail);
});

test('shows a figure with its period, its sample, its dropouts and the national rate', () => {
  const rated = {
    ...sampleFigure('de stagiaires satisfaits'),
    rate: { good: 21, answers: 23, asked: 26, dropouts: 1 },
    national: '81 %, année 2025',
  };
  const figures = { satisfaction: rated.id };
  expect(fact('satisfaction', { figures }, { figureOf: () => rated })?.detail).toEqual([
    '94 % de stagiaires satisfaits, année 2025\u00a0: 46 réponses',
    'Abandons\u00a0: 4\u00a0%, 1 stagiaire sur 27',
    'Taux national\u00a0: 81 %, année 2025',
  ]);
});

test('states the recognition and the funding of a course', () => {
  const certified = { certification: sampleCertification, eligibleForCPF: true };
  expect(fact('recognition', certified)?.detail[0]).toMatch(/répertoire spécifique/);
  expect(fact('funding', certified)?.detail[0]).toMatch(/^CPF, avec une participation obligatoire/);
  expect(fact('recognition')?.detail).toEqual(['Attestation de fin de formation.']);
  expect(fact('funding')?.detail[0]).toMatch(/^Entreprise, avec ou sans son OPCO/);
  expect(fact('funding', {}, { canUsePublicFunding: false })?.detail[0]).not.toMatch(/CPF|OPCO/);
});

test('describes only the accessibility of offices that have sessions of the course', () => {
  const officeLinesOf = (...places: string[]) =>
    fact('accessibility', { sessions: places.map((place) => sampleSession({ place })) })?.detail.filter((line) =>
      lineText(line).includes('Ascenseur'),
    );
  expect(officeLinesOf('À distance')).toEqual([]);
  expect(officeLinesOf('À distance', 'Paris', 'Paris')).toEqual(['À Paris\u00a0: Ascenseur à Paris.']);
  expect(officeLinesOf('Angers', 'Paris')).toHaveLength(2);
});

test.each<[venue: CourseFields['venue'], towns: string[], usualTown: string | undefined, text: string]>([
  [undefined, ['Angers', 'Paris', 'Angers', 'À distance'], 'Angers', 'à Angers ou à Paris'],
  [undefined, ['À distance'], 'Angers', 'à Angers'],
  [undefined, [], undefined, 'dans un lieu à convenir'],
  ['office', [], undefined, 'dans nos locaux'],
  ['client', ['Paris'], 'Angers', 'dans vos locaux'],
])('names the venue %s with sessions in %j and the usual town %s', (venue, towns, usualTown, text) => {
  const sessions = towns.map((place) => sampleSession({ place }));
  expect(venueText(sampleCourse({ venue, sessions }), usualTown)).toBe(text);
});
