import { expect, test } from 'vitest';
import { z } from 'zod';
import { phone } from '../../src/content-model/fields.ts';
import { articleSchema } from '../../src/features/blog/article-schema.ts';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { testimonialSchema } from '../../src/features/testimonials/testimonial-schema.ts';
import { answerProblem, formOf, labelOf, readAnswer } from './answer.ts';

const { title, illustration, tags, createdAt, published, updatedAt } = articleSchema.shape;
const { rating } = testimonialSchema.shape;
const { order } = courseSchema.shape;

test('sees by a field’s schema how it is asked for', () => {
  const forms = [title, illustration, tags, createdAt, updatedAt, published, rating, order].map(formOf);
  expect(forms).toEqual(['line', 'choice', 'list', 'day', 'day', 'yes-no', 'number', 'number']);
});

test('words a question as the schema describes the field, and says how to answer it', () => {
  expect(labelOf({ field: title })).toBe('Titre de l’article');
  expect(labelOf({ field: tags })).toMatch(/ \(une virgule entre deux\) \(facultatif\)$/);
  expect(labelOf({ field: published, label: 'Publier' })).toBe('Publier\u00a0: oui ou non');
});

test('sets what is typed on a keyboard as French prints it', () => {
  expect(readAnswer(title, "  L'essai : oui \n ou non ? ")).toBe('L’essai\u00a0: oui ou non\u202f?');
  expect(readAnswer(title, 'Dire "oui" !')).toBe('Dire «\u00a0oui\u00a0»\u202f!');
  expect(['31/12/2026', '1.2.2026', '2026-02-01'].map((typed) => readAnswer(createdAt, typed))).toEqual([
    '2026-12-31',
    '2026-02-01',
    '2026-02-01',
  ]);
  expect(readAnswer(tags, "Excel, L'IA ,")).toEqual(['Excel', 'L’IA']);
  expect(readAnswer(phone('Téléphone'), '0199002460')).toBe('01 99 00 24 60');
  expect(readAnswer(rating, '4,5')).toBe(4.5);
  expect(['o', 'Oui', 'n', 'NON'].map((typed) => readAnswer(published, typed))).toEqual([true, true, false, false]);
  expect(readAnswer(title, '  ')).toBeUndefined();
});

test('lets the field’s own schema judge an answer, in French', () => {
  expect(answerProblem(title, 'Un titre')).toBeUndefined();
  expect(answerProblem(title, '')).toBe('Attendu\u00a0: du texte.');
  expect(answerProblem(articleSchema.shape.category, '')).toBe('Attendu\u00a0: du texte.');
  expect(answerProblem(z.array(z.string()).min(1), '')).toMatch(/une virgule entre deux\.$/);
  expect(answerProblem(title, 'x'.repeat(121))).toBe('Attendu\u00a0: au plus 120 caractère(s).');
  expect(answerProblem(createdAt, 'demain')).toBe('Attendu\u00a0: une date\u00a0: 15/01/2026.');
  expect(answerProblem(createdAt, '21/11/2026')).toBeUndefined();
  expect(answerProblem(createdAt, '30/02/2026')).toMatch(/une date/);
  expect(answerProblem(createdAt, '2026-02-30')).toMatch(/une date/);
  expect(answerProblem(rating, '4,3')).toBe('Attendu\u00a0: un multiple de 0,5.');
  expect(answerProblem(rating, 'bien')).toBe('Attendu\u00a0: un nombre.');
  expect(answerProblem(published, 'peut-être')).toBe('Attendu\u00a0: oui ou non.');
  expect(answerProblem(illustration, 'cuisine')).toMatch(/bureau/);
  expect(answerProblem(updatedAt, '')).toBeUndefined();
});
