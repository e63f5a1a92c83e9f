import { expect, test } from 'vitest';
import { categoryProblems } from './catalogue-problems.ts';

const KNOWN = { courses: ['Secourisme', 'Vidéo'], listed: ['Secourisme'], articles: ['Conseils'] };

const problemsOf = (kind: string, ...categories: unknown[]) =>
  categoryProblems(
    categories.map((category, index) => ({ file: `content/${kind}/${String(index)}.md`, kind, data: { category } })),
    KNOWN,
  );

test('names the categories that exist where an article or a catalogue page has another', () => {
  expect(problemsOf('blog', 'Conseils', 'Recettes').map(({ allowed }) => allowed)).toEqual(['« Conseils »']);
  expect(problemsOf('catalogues', 'Secourisme', 'Vidéo').map(({ allowed }) => allowed)).toEqual(['« Secourisme »']);
});

test('names them to a course that all but has one, and lets it have one of its own', () => {
  const [problem] = problemsOf('courses', 'secourisme');
  expect([problem?.allowed, problem?.mend].join(' ')).toMatch(/^Secourisme, Vidéo.*« Secourisme »/);
  expect(problemsOf('courses', 'Secourisme', 'Vidéo', 'Conduite')).toEqual([]);
});

test('takes the spelling of most courses for that of a category of their own', () => {
  expect(problemsOf('courses', 'Conduite', 'Conduite', 'Conduit').map(({ file }) => file)).toEqual([
    'content/courses/2.md',
  ]);
});

test('says nothing of a field that holds no name, nor while the file of categories is at fault', () => {
  expect(problemsOf('courses', '', undefined, 3)).toEqual([]);
  const none = { courses: [], listed: [], articles: [] };
  expect(categoryProblems([{ file: 'content/blog/1.md', kind: 'blog', data: { category: 'X' } }], none)).toEqual([]);
});
