import { z } from 'zod';
import { line, text } from '#src/fields/fields.ts';

export const questionSchema = z.strictObject({
  question: line(200, 'Question'),
  answer: text(1200, 'Réponse'),
  suspended: text(
    1200,
    'Réponse sans certificat',
    'La réponse des jours où aucun certificat qualité n’est valable, si elle parle de fonds publics',
  ).optional(),
});

type Question = z.output<typeof questionSchema>;

export const answeredQuestions = (questions: readonly Question[], isFunded: boolean) =>
  questions.map(({ question, answer, suspended }) => ({
    question,
    answer: isFunded ? answer : (suspended ?? answer),
  }));
