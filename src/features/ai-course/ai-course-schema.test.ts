import { expect, test } from 'vitest';
import { splitAtSkillNumbers, skillsIn } from './ai-course-schema.ts';

test('splits a text at its skill numbers', () => {
  expect(splitAtSkillNumbers('Relu (2), daté et signé. (6)')).toEqual(['Relu', '2', ', daté et signé.', '6', '']);
  expect(skillsIn('Relu (2), daté et signé. (6)')).toEqual([2, 6]);
});

test('treats only one digit in brackets as a skill number', () => {
  expect(splitAtSkillNumbers('Bonjour (à tous), huit (12) lignes')).toEqual(['Bonjour (à tous), huit (12) lignes']);
  expect(skillsIn('')).toEqual([]);
});
