import { expect, test } from 'vitest';
import { aiCourse } from '#src/features/ai-course/ai-course.ts';
import { wordingIn } from '#src/features/ai-course/wording.ts';
import { site } from '#src/site/site.ts';
import { aiProgramme } from './ai-programme.ts';

const said = (claims: 'spec' | 'lawful') => {
  const course = { ...aiCourse, claims };
  return JSON.stringify(
    aiProgramme({ course, wording: wordingIn(course), site, pageUrl: 'https://www.cursive.example' }),
  );
};

test('words its promises as the whole site does', () => {
  const { funding } = aiCourse.wordings;
  expect(said('spec')).toContain(funding.spec);
  expect(said('spec')).not.toContain(funding.lawful);
  expect(said('lawful')).toContain(funding.lawful);
  expect(said('lawful')).not.toContain(funding.spec);
});

test('gives every module and every skill of the course', () => {
  const programme = said('lawful');
  for (const { title, points } of aiCourse.modules)
    for (const text of [title, ...points]) expect(programme).toContain(text);
  for (const { title, description } of aiCourse.skills)
    for (const text of [title, description]) expect(programme).toContain(text);
});
