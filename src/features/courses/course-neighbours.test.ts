import { expect, test } from 'vitest';
import { neighboursOf } from './course-neighbours.ts';

const course = (id: string, category: string) => ({ id, data: { category } });
const excel = course('excel', 'Bureautique');
const linux = course('linux', 'Informatique');
const word = course('word', 'Bureautique');
const courses = [excel, linux, word];

test('leads from a course to those before and after it in its category, and no further', () => {
  expect(neighboursOf(courses, excel)).toEqual({ previous: undefined, next: word });
  expect(neighboursOf(courses, word)).toEqual({ previous: excel, next: undefined });
});

test('leads nowhere from the only course of a category', () => {
  expect(neighboursOf(courses, linux)).toEqual({ previous: undefined, next: undefined });
});
