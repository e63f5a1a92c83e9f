import { expect, test } from 'vitest';
import { figure, headline } from './figures.ts';

test('returns a figure with its period, sample and source', () => {
  const { value, period, sample, source } = figure('satisfaction-home');
  expect(value).toMatch(/\d/);
  expect([period, sample, source].every((text) => text !== '')).toBe(true);
});

test('throws for an unknown figure, with the names of existing figures', () => {
  expect(() => figure('satisfaction')).toThrow(/"satisfaction".*satisfaction-home/);
});

const course = (id: string, figures: { passing?: string; satisfaction?: string }) => ({
  id,
  data: { title: id, figures },
});
const courses = [
  course('access', { passing: 'course-access-passing', satisfaction: 'course-access-satisfaction' }),
  course('sql', { satisfaction: 'course-sql-satisfaction' }),
];

test('sums the rates of all courses and keeps the older figure as history', () => {
  const { value, period, sample, history } = headline('satisfaction-home', courses);
  // 21 of 23 in 2025, 16 of 18 in 2026.
  expect([value, period]).toEqual(['90\u00a0%', '2025 et 2026']);
  expect(sample).toBe('37 satisfaits sur 41\u00a0réponses, 2\u00a0formations');
  expect(history).toMatch(/^Avant.: 96.%, janvier à juin 2024$/);
});

test('returns the newer figure of the same course', () => {
  expect(headline('ai-satisfaction', courses)).toMatchObject({ value: figure('course-ia-satisfaction').value });
});

test('returns the figure itself if no newer figure exists', () => {
  expect(headline('learners', courses)).toEqual(figure('learners'));
  expect(headline('exam-pass-rate', [])).toEqual(figure('exam-pass-rate'));
});
