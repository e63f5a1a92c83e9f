import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { delayWords } from './read-requests.ts';

test('words each delay by its number', () => {
  const callback = { hours: 2, opens: 9, closes: 18 };
  const delays = { answerHours: 24, cpfAnswerHours: 48, complaintDays: 30, confirmationMinutes: 5 };
  expect(delayWords({ callback, delays })).toEqual({
    callback: 'dans les 2\u00a0heures, du lundi au vendredi, de 9\u00a0h à 18\u00a0h',
    callbackShort: 'dans les 2\u00a0heures ouvrées',
    answer: 'sous 24\u00a0h, les jours ouvrés',
    complaint: 'sous 30\u00a0jours',
    cpfAnswer: 'sous 48\u00a0h, les jours ouvrés',
    confirmation: 'dans les 5\u00a0minutes',
  });
});

test('words an hour and a minute without their number', () => {
  const words = delayWords({
    callback: { hours: 1, opens: 8, closes: 17 },
    delays: { answerHours: 24, cpfAnswerHours: 48, complaintDays: 30, confirmationMinutes: 1 },
  });
  expect(words.callback).toBe('dans l’heure, du lundi au vendredi, de 8\u00a0h à 17\u00a0h');
  expect([words.callbackShort, words.confirmation]).toEqual(['dans l’heure ouvrée', 'dans la minute']);
});

test('types no delay of an answer or a call a second time, neither in pages nor in the texts around forms', () => {
  const files = [
    ...globSync('src/{pages,features,layouts}/**/*.{astro,tsx}'),
    ...['requests', 'ai-course'].map((name) => `content/${name}.yaml`),
  ];
  const typed = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('\u00a0', ' ').trim())
      // The comment that explains the words, and a claim that has two wordings of its own.
      .filter((line) => !/^#|Réponse sous 48 h/.test(line))
      .filter((line) => /\b(sous|dans les) \d+ (h|heures|minutes|jours)\b/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(typed).toEqual([]);
});
