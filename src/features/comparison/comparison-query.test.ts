import { expect, test } from 'vitest';
import { paths } from '#src/site/paths.ts';
import { askedCourses } from './comparison-query.ts';

test('reads back the courses of a shared address, in their order', () => {
  const { search } = new URL(paths.compare(['word', 'excel']), 'https://site.example');
  expect(askedCourses(search)).toEqual({ ids: ['word', 'excel'], areTooMany: false });
});

test('reads what a form of boxes sends, and each course once', () => {
  expect(askedCourses('?formations=word&formations=excel&formations=word').ids).toEqual(['word', 'excel']);
});

test('keeps the first three and says that there were more', () => {
  expect(askedCourses('?formations=a,b,c,d')).toEqual({ ids: ['a', 'b', 'c'], areTooMany: true });
});

test('reads the names of an old link, and takes nothing for the name of a course that can’t be one', () => {
  expect(askedCourses('?formations=WORD,,Excel%20,../')).toEqual({ ids: ['word', 'excel'], areTooMany: false });
  expect(askedCourses('')).toEqual({ ids: [], areTooMany: false });
});
