import { expect, test } from 'vitest';
import { z } from 'zod';
import { date, line } from '#src/fields/fields.ts';
import { withNormalizedInput } from './normalize-input.ts';

const certification = z.strictObject({ name: line(), level: z.int().optional() });

const schema = withNormalizedInput(
  z.strictObject({
    title: line(),
    role: line().optional(),
    tags: z.array(line()).min(1).optional(),
    published: z.boolean().default(true),
    certification: certification.optional(),
    hours: z.number().optional(),
    day: date().optional(),
    portal: z.string().default('none'),
    modules: z.array(z.strictObject({ hours: z.number(), note: line().optional() })).default([]),
    byName: z.record(z.string(), z.strictObject({ value: line(), detail: line().optional() })).default({}),
  }),
);

test('sets French signs in texts, but not in texts with a pattern', () => {
  const texts = withNormalizedInput(z.strictObject({ title: line(), siren: z.string().regex(/\d/) }));
  expect(texts.parse({ title: "L'essentiel : oui !", siren: '900 000 000' })).toEqual({
    title: 'L’essentiel\u00a0: oui\u202f!',
    siren: '900 000 000',
  });
});

const read = (data: object) => schema.parse({ title: 'Excel', ...data });
const EMPTY = read({});

test.each([
  ['a text', { role: '' }],
  ['a text of spaces', { role: ' \u00a0 ' }],
  ['nothing', { role: null, tags: null, published: null, certification: null, hours: null, day: null }],
  ['a list', { tags: [], modules: [] }],
  ['a group', { certification: {}, byName: {} }],
  ['a group of cleared fields', { certification: { name: '', level: null } }],
  ['a number and a day', { hours: '', day: '' }],
])('treats %s as an absent field', (_, cleared) => {
  expect(read(cleared)).toEqual(EMPTY);
});

test.each([
  [{ title: '' }, ['title']],
  [{ title: null }, ['title']],
  [{ certification: { name: '', level: 3 } }, ['certification', 'name']],
  [{ tags: ['cpf', ''] }, ['tags', 1]],
  [{ modules: [{ hours: '' }] }, ['modules', 0, 'hours']],
])('reports the empty required field of %j', (data, path) => {
  const result = schema.safeParse({ title: 'Excel', ...data });
  expect(result.error?.issues.map((issue) => issue.path)).toEqual([path]);
});

test.each([
  ['14', 14],
  [' 3.5 ', 3.5],
  ['3,5', 3.5],
  ['-2', -2],
  ['1 290', 1290],
  ['1\u202f290,50', 1290.5],
  ['1\u00a0290,00\u00a0€', 1290],
])('parses the quoted number %j', (input, number) => {
  expect(read({ hours: input }).hours).toBe(number);
});

const hours = z.number().meta({ unit: 'hours' });

test.each([
  ['3h30', 3.5],
  ['3 h 30', 3.5],
  ['3:30', 3.5],
  ['14 heures', 14],
  ['90 min', 1.5],
])('reads %j in a field of hours', (input, value) => {
  expect(withNormalizedInput(hours).parse(input)).toBe(value);
});

test.each([
  [z.number(), ['14 heures', 'quatorze', '1.290', '1,290', '1 29', '0x10', '1e3']],
  [hours, ['2 jours', '14 h (2 jours)', '7 h/jour', '2 x 7 h', '3h5', '3h75', '1.200 h']],
])('refuses other texts as %o: %j', (schema, inputs) => {
  expect(inputs.filter((input) => withNormalizedInput(schema).safeParse(input).success)).toEqual([]);
});

test('clears a nullable field to null', () => {
  const ceiling = withNormalizedInput(z.strictObject({ amount: z.number().nullable() }));
  expect(ceiling.parse({ amount: '' })).toEqual({ amount: null });
  expect(ceiling.safeParse({}).success).toBe(false);
});

test.each([
  ['2026-12-01', '2026-12-01T00:00:00.000Z'],
  [new Date('2026-12-01'), '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['2027-04-21T00:00:00+02:00', '2027-04-21T00:00:00.000Z'],
  ['2026-10-05T22:30:00Z', '2026-10-06T00:00:00.000Z'],
  [new Date('2027-04-20T22:00:00Z'), '2027-04-21T00:00:00.000Z'],
])('reads %j as a day in Paris', (input, moment) => {
  expect(read({ day: input }).day?.toISOString()).toBe(moment);
});

test('restores a text that YAML parsed as a date', () => {
  expect(read({ role: new Date('2026-12-01') }).role).toBe('2026-12-01');
});
