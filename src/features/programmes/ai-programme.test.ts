import { expect, test } from 'vitest';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { publishedFacts } from '#src/features/courses/course-json.ts';
import { financing } from '#src/content-model/data.ts';
import { site } from '#src/site/site.ts';
import { aiProgramme } from './ai-programme.ts';

const programmeOn = (moment: string) => {
  const today = new Date(moment);
  const { aiCourse, sheet, wording } = readAiCourse(today);
  const facts = publishedFacts(sheet);
  const sources = { id: aiCourse.course, course: sheet, facts, site, cpfRules: financing.rules, today };
  return {
    programme: aiProgramme({ ...sources, aiCourse, wording, pageUrl: 'https://www.cursive.example/formation-ia' }),
    wording,
    facts,
  };
};

test('gives every fact of the sheet, under the title of the landing page', () => {
  const { programme, facts } = programmeOn('2026-11-22T12:00:00Z');
  const lines = programme.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
  expect(facts.flatMap(({ detail }) => detail).filter((line) => !lines.includes(line))).toEqual([]);
  expect(programme.title).toBe('Mettre l’IA générative au travail');
});

test('promises of public funds what the pages of that day do', () => {
  for (const moment of ['2026-11-22T12:00:00Z', '2027-10-03T12:00:00Z']) {
    const { programme, wording } = programmeOn(moment);
    expect(JSON.stringify(programme.sections)).toContain(wording('funding'));
  }
  expect(JSON.stringify(programmeOn('2027-10-03T12:00:00Z').programme)).toContain('a pris fin le 2 octobre 2027');
});
