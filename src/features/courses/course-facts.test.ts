import type { Site } from '#src/site/site-schema.ts';
import {
  sampleCertification,
  sampleCourse,
  sampleFigure,
  sampleSession,
  sampleTrainer,
} from '#tests/support/sample-course.ts';
import { FACT_IDS, type FactId, FACTS } from './course-fact-texts.ts';
import { courseFacts, formatHours, venueText } from './course-facts.ts';
import { courseSchema } from './course-schema.ts';
import { expect, test } from 'vitest';

const contact = {
  phone: '01 99 00 00 00',
  email: 'bonjour@cursive.example',
  accessibilityOfficer: { name: 'Solène Vasseur', phone: '06 39 98 00 00', email: 'handicap@cursive.example' },
  reportingOfficer: { name: 'Maïwenn Tresson', phone: '06 39 98 00 01', email: 'signalement@cursive.example' },
  onSiteCity: 'Angers',
};

const offices: Site['offices'] = ['Angers', 'Paris'].map((city) => ({
  name: city,
  kind: 'main',
  address: { street: '1 rue', postalCode: '49000', city },
  accessibility: `Ascenseur à ${city}.`,
}));

const shared = { delays: 'Sous 3\u00a0jours.', price: 'Devis sur demande.' };
const sources = {
  contact,
  offices,
  shared,
  figureOf: sampleFigure,
  trainerOf: sampleTrainer,
  canUsePublicFunding: true,
};

const factsOf = (fields: Parameters<typeof sampleCourse>[0] = {}) => courseFacts(sampleCourse(fields), sources);
const fact = (id: FactId, fields: Parameters<typeof sampleCourse>[0] = {}) =>
  factsOf(fields).find((candidate) => candidate.id === id);

test('says of a bare course what is true of all, and nothing of what nobody has written', () => {
  expect(factsOf().map(({ id }) => id)).toEqual([
    'duration',
    'delays',
    'price',
    'funding',
    'accessibility',
    'contact',
    'recognition',
    'satisfaction',
    'blocks',
    'bridges',
    'continuations',
    'outcomes',
  ]);
  expect(factsOf().flatMap(({ id, isOwn }) => (isOwn ? [id] : []))).toEqual([
    'duration',
    'funding',
    'contact',
    'recognition',
  ]);
  expect(fact('price')?.detail[0]).toBe('Prix sur devis');
});

test('lets each fact of the sheet take the place of the shared text', () => {
  const fields = { blocks: 'Sans objet.', bridges: 'Vers le titre RNCP.', delays: { general: '10 jours.' } };
  for (const id of ['blocks', 'bridges', 'delays'] as const) {
    expect(fact(id, fields)).toMatchObject({ isOwn: true });
    expect(fact(id, fields)?.detail).not.toEqual(fact(id)?.detail);
  }
  expect(fact('delays', fields)?.detail).toEqual(['10 jours.']);
});

test('gives the facts in one order, each under its own name, whatever the order of the sheet', () => {
  const facts = factsOf({ outcomes: 'Assistant.', audience: 'Débutants.', level: 'Débutant' });
  const order = facts.map(({ id }) => FACT_IDS.indexOf(id));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  for (const { id, term } of facts) expect(term).toBe(FACTS[id].term);
});

test('names the register’s sheet as France compétences does, with its dates', () => {
  expect(fact('certification', { certification: sampleCertification })?.detail).toEqual([
    'Utiliser un tableur, RS6289',
    'Certificateur : Certificateur',
    'Enregistrée le 1er janvier 2025 par France compétences, jusqu’au 1er janvier 2028',
  ]);
  expect(fact('certification')).toBeUndefined();
});

test('says what the certifier lets the provider do, and since when', () => {
  const authorisation = { scope: 'train-and-assess', since: '2025-02-03' } as const;
  expect(fact('certification', { certification: { ...sampleCertification, authorisation } })?.detail.at(-1)).toBe(
    'Habilitation, épreuve comprise, depuis le 3 février 2025',
  );
});

test('says how many take part, and what becomes of a session that too few have joined', () => {
  const groupOf = (smallest: number, largest: number, unit: 'person' | 'group' = 'person') =>
    fact('group', { group: { smallest, largest }, price: { amount: 900, unit, tax: 'exempt' } })?.detail;
  expect(groupOf(4, 8)).toEqual([
    'De 4 à 8 participants\u202f; à moins de 4\u00a0inscrits, report de la session ou remboursement.',
  ]);
  expect(groupOf(1, 8)).toEqual(['De 1 à 8 participants.']);
  expect(groupOf(6, 6)?.[0]).toMatch(/^6 participants\u202f;/);
  expect(groupOf(4, 15, 'group')).toEqual(['De 4 à 15 participants.']);
});

test('refuses a session with more seats than the group may have participants', () => {
  const issuesOf = (largest: number) =>
    courseSchema.safeParse({ ...sampleCourse({ sessions: [sampleSession()] }), group: { smallest: 1, largest } }).error
      ?.issues ?? [];
  expect(issuesOf(8)).toEqual([]);
  expect(issuesOf(7).map(({ path }) => path.join('.'))).toEqual(['sessions.0.seats']);
});

test('owes a passing rate to a certifying course alone, even before there is one', () => {
  expect(fact('passing')).toBeUndefined();
  expect(fact('passing', { certification: sampleCertification })?.detail).toEqual(fact('satisfaction')?.detail);
});

test('gives a figure with its period and the people it was measured on', () => {
  expect(fact('satisfaction', { figures: { satisfaction: 'de stagiaires satisfaits' } })?.detail).toEqual([
    '94 % de stagiaires satisfaits, année 2025 : 46 réponses',
  ]);
});

test('gives the rate of those who gave up beside the satisfaction of those who stayed, and the national rate', () => {
  const figureOf = (id: string) => ({
    ...sampleFigure(id),
    rate: { good: 21, answers: 23, asked: 26, dropouts: 1 },
    national: '81 %, année 2025',
  });
  const course = sampleCourse({ figures: { satisfaction: 'de satisfaits' } });
  const facts = courseFacts(course, { ...sources, figureOf });
  const detailOf = (id: FactId) => facts.find((each) => each.id === id)?.detail;
  expect(detailOf('satisfaction')?.slice(1)).toEqual([
    'Abandons\u00a0: 4\u00a0%, 1 stagiaire sur 27',
    'Taux national\u00a0: 81 %, année 2025',
  ]);
});

test('names whom to ask about a disability, whoever wrote the adaptations', () => {
  for (const fields of [{}, { accessibility: 'Supports agrandis.' }])
    expect(fact('accessibility', fields)?.detail.at(-1)).toContain('Solène Vasseur, 06 39 98 00 00, handicap@');
});

test('says in which town a course is held', () => {
  expect(fact('modality', { modality: 'on-site' })?.detail).toEqual(['En présentiel, à Angers']);
  expect(fact('modality', { modality: 'remote' })?.detail[0]).not.toContain('Angers');
});

const spaced = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [7, '7 h'],
  [3.5, '3 h 30'],
  [10.25, '10 h 15'],
  [0.75, '0 h 45'],
])('writes %s hours as the French do', (hours, text) => {
  expect(spaced(formatHours(hours))).toBe(text);
});

test('says what the course is worth to others and who may pay for it', () => {
  const said = (fields: Parameters<typeof factsOf>[0]) =>
    new Map(factsOf(fields).map(({ id, detail }) => [id, detail.join(' ')]));
  const certified = said({ certification: sampleCertification, eligibleForCPF: true });
  expect(certified.get('recognition')).toMatch(/répertoire spécifique/);
  expect(certified.get('funding')).toMatch(/^CPF, avec une participation obligatoire/);
  const bare = said({});
  expect(bare.get('recognition')).toMatch(/aucune certification/);
  expect(bare.get('funding')).toMatch(/^Entreprise, avec ou sans son OPCO/);
  const closed = courseFacts(sampleCourse(), { ...sources, canUsePublicFunding: false });
  expect(closed.find(({ id }) => id === 'funding')?.detail[0]).not.toMatch(/CPF|OPCO/);
});

test('says how one enters the rooms of its sessions, and of no other', () => {
  const roomsOf = (...places: string[]) =>
    fact('accessibility', { sessions: places.map((place) => sampleSession({ place })) })?.detail.filter((line) =>
      line.includes('Ascenseur'),
    );
  expect(roomsOf('remote')).toEqual([]);
  expect(roomsOf('remote', 'Paris', 'Paris')).toEqual(['À Paris\u00a0: Ascenseur à Paris.']);
  expect(roomsOf('Angers', 'Paris')).toHaveLength(2);
});

test('says of a course without a price what the provider asks at least', () => {
  const facts = courseFacts(sampleCourse({}), { ...sources, fromPrice: 'À partir de 300\u00a0€' });
  expect(facts.find(({ id }) => id === 'price')?.detail[0]).toBe('À partir de 300\u00a0€');
});

const place = (fields: Parameters<typeof sampleCourse>[0]) => venueText(sampleCourse(fields), 'Angers');

test('is held in the towns of its sessions, each once', () => {
  const sessions = ['Angers', 'Paris', 'Angers', 'remote'].map((town) => sampleSession({ place: town }));
  expect(place({ sessions })).toBe('à Angers ou à Paris');
});

test('takes place at the client’s unless a session names a town', () => {
  expect(venueText(sampleCourse({}), undefined)).toBe('dans vos locaux');
  expect(venueText(sampleCourse({ sessions: [sampleSession({ place: 'Nantes' })] }), undefined)).toBe('à Nantes');
});

test('is held at the client’s where its sheet says so, and without sessions where the organisation is', () => {
  expect(place({ venue: 'client', sessions: [sampleSession({ place: 'Paris' })] })).toBe('dans vos locaux');
  expect(place({})).toBe('à Angers');
  expect(place({ sessions: [sampleSession({ place: 'remote' })] })).toBe('à Angers');
});
