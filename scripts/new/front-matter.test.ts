import fc from 'fast-check';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { date, line } from '../../src/content-model/fields.ts';
import { frontMatter } from './front-matter.ts';

const fields = {
  title: line(),
  day: date(),
  tags: z.array(line()).describe('Mots-clés'),
  seats: z.int().optional().describe('Places'),
};

test('writes fields in the order of their schema, and quotes only what YAML would misread', () => {
  expect(frontMatter(fields, { seats: 8, day: '2026-11-21', title: 'Excel : oui', tags: ['IA', 'C# : non'] })).toBe(
    "title: 'Excel : oui'\nday: 2026-11-21\ntags: [IA, 'C# : non']\nseats: 8",
  );
  expect(frontMatter({ title: line() }, { title: '1.6' })).toBe("title: '1.6'");
  expect(frontMatter({ title: line() }, { title: 'Excel, les fondamentaux' })).toBe('title: Excel, les fondamentaux');
});

test('writes any text so that YAML reads the same text', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((typed) => typed.replace(/\s+/g, ' ').trim());
  const printable = text.filter((typed) => typed !== '' && !/[\p{C}\u2028\u2029]/u.test(typed));
  fc.assert(
    fc.property(printable, fc.array(printable), (title, tags) => {
      expect(load(frontMatter(fields, { title, tags }))).toMatchObject({ title, tags });
    }),
  );
});

test('leaves fields without a value as comments, which become fields once the first sign is taken away', () => {
  const written = frontMatter(courseSchema.shape, { title: 'Excel' });
  expect(load(written)).toEqual({ title: 'Excel' });
  const uncovered = load(written.replace(/^# À.*$/m, '').replace(/^# /gm, '')) as Record<string, unknown>;
  const unsaid = ['placeholders'];
  expect(Object.keys(uncovered).toSorted()).toEqual(
    Object.keys(courseSchema.shape)
      .filter((name) => !unsaid.includes(name))
      .toSorted(),
  );
  expect(uncovered).toMatchObject({
    delays: { general: null, cpf: null },
    modules: [{ title: null, hours: null, points: [null] }],
  });
});
