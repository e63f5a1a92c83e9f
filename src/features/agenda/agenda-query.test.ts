import { expect, test } from 'vitest';
import { type AgendaQuery, agendaQueryIn, agendaSearch, ANYTHING, looserQueries, matches } from './agenda-query.ts';

const query = (fields: Partial<AgendaQuery>): AgendaQuery => ({ ...ANYTHING, ...fields });
const SESSIONS = [
  query({ place: 'angers', category: 'bureautique', cpf: 'oui' }),
  query({ place: 'a-distance', category: 'bureautique', cpf: 'oui' }),
  query({ place: 'a-distance', category: 'informatique', cpf: 'oui' }),
  query({ place: 'angers', category: 'management' }),
];

test.each([
  ['', ANYTHING],
  ['?lieu=angers', query({ place: 'angers' })],
  ['?lieu=a-distance&domaine=bureautique&cpf=oui', query({ place: 'a-distance', category: 'bureautique', cpf: 'oui' })],
])('reads %s, and writes it again', (search, asked) => {
  expect(agendaQueryIn(search)).toEqual(asked);
  expect(agendaSearch(asked)).toBe(search);
});

test('asks nothing of what an address says besides', () => {
  expect(agendaQueryIn('?utm_source=lettre&cpf=')).toEqual(ANYTHING);
});

test('finds the sessions that are all that is wanted', () => {
  const found = (wanted: AgendaQuery) => SESSIONS.filter((session) => matches(session, wanted));
  expect(found(ANYTHING)).toEqual(SESSIONS);
  expect(found(query({ category: 'bureautique' }))).toEqual(SESSIONS.slice(0, 2));
  expect(found(query({ place: 'angers', cpf: 'oui' }))).toEqual(SESSIONS.slice(0, 1));
});

test('offers to give up the choice that leaves most, and none that leaves nothing', () => {
  const wanted = query({ place: 'angers', category: 'informatique' });
  expect(looserQueries(SESSIONS, wanted)).toEqual([
    { without: 'category', query: query({ place: 'angers' }), count: 2 },
    { without: 'place', query: query({ category: 'informatique' }), count: 1 },
  ]);
  expect(looserQueries(SESSIONS, query({ place: 'lyon', category: 'cuisine' }))).toEqual([]);
});
