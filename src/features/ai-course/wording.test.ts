import { expect, test } from 'vitest';
import { aiCourse } from './ai-course.ts';
import { type Promised, wordingIn } from './wording.ts';

const promised = Object.keys(aiCourse.wordings) as Promised[];

test('says every promise as it was first asked while the content says so', () => {
  const wording = wordingIn({ ...aiCourse, claims: 'spec' });
  expect(promised.map(wording)).toEqual(promised.map((name) => aiCourse.wordings[name].spec));
});

test('changes every promise to what the law allows by one line of content', () => {
  const wording = wordingIn({ ...aiCourse, claims: 'lawful' });
  expect(promised.map(wording)).toEqual(promised.map((name) => aiCourse.wordings[name].lawful));
  expect(promised.map(wording).join('\n')).not.toMatch(/\b0.€|100.%|places? restantes?/);
});
