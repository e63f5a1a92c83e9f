import { expect, test } from 'vitest';
import { textsIn } from '#src/lib/template.ts';
import { readAiCourse } from './read-ai-course.ts';

const wordingAt = (moment: string) => readAiCourse(new Date(moment)).wording;

test('fills texts with the legal amounts and the certification of the day', () => {
  expect(wordingAt('2026-04-01T12:00:00Z')('remainingCost')).toContain('103,20\u00a0€');
  expect(wordingAt('2026-11-22T12:00:00Z')('remainingCost')).toContain('150\u00a0€');
  expect(wordingAt('2026-11-22T12:00:00Z')('cpfBudget')).toMatch(/500\u00a0€.*5\u202f000\u00a0€.*1\u202f500\u00a0€/s);
  expect(readAiCourse(new Date('2026-11-22')).certifiedWording('certification')).toContain('RS6776');
});

test('drops promises of public funds after the certification or certificate ends', () => {
  for (const moment of ['2027-10-03T12:00:00Z', '2029-05-01T12:00:00Z']) {
    const wording = wordingAt(moment);
    const promises = (['remainingCost', 'funding', 'cpfBudget', 'cpfCover', 'cpfDelay', 'cpfRights'] as const).map(
      wording,
    );
    expect(promises.join(' ')).not.toMatch(/\d\s€|OPCO|dans la limite|Mon Compte/u);
  }
});

test('claims no certification after its end', () => {
  const claimsAt = (moment: string) => {
    const { aiCourse, certifiedWording } = readAiCourse(new Date(moment));
    const { results, reasons, faq } = aiCourse;
    const texts = textsIn([results, reasons, faq, certifiedWording('trainers')]).map(({ text }) => text);
    return texts.filter((text) => /certifi|jury/i.test(text)).length;
  };
  expect(claimsAt('2027-10-02T12:00:00Z')).toBe(4);
  expect(claimsAt('2027-10-03T12:00:00Z')).toBe(0);
});
