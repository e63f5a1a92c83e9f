import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { contact, enrolment, without } from '#tests/support/contact-requests.ts';
import { LIMITS } from './contact-fields.ts';
import { FORMS, type FormSchema } from './contact-forms.ts';

const callback = { ...enrolment, type: 'callback_formation_ia' };
const complaint = { ...without(enrolment, 'profession', 'formation'), type: 'reclamation' };
const hero = { type: 'callback_formation_ia_hero', telephone: '06 39 98 12 34' };

const errorsOf = (schema: FormSchema, input: unknown) =>
  (z.safeParse(schema, input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test.each([
  ['firstName', 'Z', 'Le prénom doit contenir au moins 2 caractères'],
  ['firstName', undefined, 'Le prénom doit contenir au moins 2 caractères'],
  ['firstName', 'a'.repeat(LIMITS.name + 1), 'Le prénom ne peut pas dépasser 100 caractères'],
  ['lastName', { toString: 'Le Gall' }, 'Le nom doit contenir au moins 2 caractères'],
  ['email', 'zoe', 'Adresse email invalide'],
  ['email', ['zoe@mail.example'], 'Adresse email invalide'],
  ['phone', '06 39 98', 'Numéro de téléphone invalide'],
  ['acceptedTerms', false, 'Vous devez accepter les conditions'],
  ['acceptedTerms', undefined, 'Vous devez accepter les conditions'],
  ['courseInterest', 'cuisine', 'Domaine inconnu'],
  ['message', 'a'.repeat(LIMITS.message + 1), 'Le message ne peut pas dépasser 5000 caractères'],
  ['page', 'https://ailleurs.example/', 'Page inconnue'],
  ['elapsed', -1, 'Valeur non valide'],
])('refuses %s %j with one error', (field, value, message) => {
  expect(errorsOf(FORMS.contact.schema, { ...contact, [field]: value })).toEqual([[field, message]]);
});

test.each([
  ['email', 'zoe@', 'Email invalide'],
  ['telephone', 'bientôt', 'Numéro de téléphone invalide'],
  ['profession', 'a'.repeat(LIMITS.profession + 1), 'La profession ne peut pas dépasser 100 caractères'],
])('refuses an enrolment with %s %j', (field, value, message) => {
  expect(errorsOf(FORMS.enrolment.schema, { ...enrolment, [field]: value })).toEqual([[field, message]]);
});

test.each([
  ['an enrolment with empty fields', FORMS.enrolment, { ...enrolment, telephone: '', profession: '' }],
  ['an enrolment without optional fields', FORMS.enrolment, without(enrolment, 'telephone', 'profession')],
  ['an enrolment with a label', FORMS.enrolment, { ...enrolment, type_de_demande: 'Inscription Formation IA' }],
  ['a complaint', FORMS.complaint, { ...complaint, message: 'Salle glacée.' }],
  ['a callback with only a number', FORMS.heroCallback, hero],
  ['a callback with empty fields', FORMS.heroCallback, { ...hero, nom: '', email: ' ' }],
])('accepts %s', (_, { schema }, input) => {
  expect(errorsOf(schema, input)).toEqual([]);
});

test.each(['', '          ', '06 12 34', undefined])('refuses a callback whose telephone is %j', (telephone) => {
  expect(errorsOf(FORMS.callback.schema, { ...callback, telephone })).toEqual([
    ['telephone', 'Le numéro de téléphone doit contenir au moins 10 chiffres'],
  ]);
});

test.each([undefined, '', ' \n '])('refuses a complaint whose message is %j', (message) => {
  expect(errorsOf(FORMS.complaint.schema, { ...complaint, message }).map(([field]) => field)).toEqual(['message']);
});

test('removes query and fragment from the page path', () => {
  const parsed = z.parse(FORMS.contact.schema, { ...contact, page: '/courses?q=zoe#haut' });
  expect(parsed).toMatchObject({ page: '/courses' });
});

test.each(['firstName', 'email', 'phone', 'message', 'page'])('never normalizes a long run of marks in %s', (field) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  z.safeParse(FORMS.contact.schema, { ...contact, [field]: '\u0315\u0334'.repeat(30_000) });
  const longest = Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length));
  normalize.mockRestore();
  expect(longest).toBeLessThan(100);
});
