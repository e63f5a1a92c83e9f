import { expect, test } from 'vitest';
import { figure, providerFigures } from './figures.ts';

const course = (id: string, figures: { passing?: string; satisfaction?: string }) => ({
  id,
  data: { title: id, figures },
});
const courses = [
  course('access', { passing: 'course-access-passing', satisfaction: 'course-access-satisfaction' }),
  course('word', { passing: 'course-word-2024-passing' }),
];

test('replaces a figure by a newer one and keeps the older as history', () => {
  const { value, period, history } = figure('course-word-2024-passing');
  expect([value, period]).toEqual(['100\u00a0%', 'année 2025']);
  expect(history).toBe('Avant\u00a0: 88\u00a0%, année 2024');
});

test('lists the figures of the provider without those of its courses', () => {
  const ids = providerFigures(courses).map(({ id }) => id);
  expect(ids).toContain('learners');
  expect(ids.filter((id) => /^course-(access|word)-/.test(id))).toEqual(['course-word-satisfaction']);
});
