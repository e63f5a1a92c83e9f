import { expect, test } from 'vitest';
import { splitAtSkillNumbers, skillsIn } from './ai-course-schema.ts';

test('cuts a text where it takes a skill of the list', () => {
  expect(splitAtSkillNumbers('Relu (2), daté et signé. (6)')).toEqual(['Relu', '2', ', daté et signé.', '6', '']);
  expect(skillsIn('Relu (2), daté et signé. (6)')).toEqual([2, 6]);
});

test('takes nothing else in brackets for a skill', () => {
  expect(splitAtSkillNumbers('Bonjour (à tous), huit (12) lignes')).toEqual(['Bonjour (à tous), huit (12) lignes']);
  expect(skillsIn('')).toEqual([]);
});
