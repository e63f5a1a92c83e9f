import { expect, test } from 'vitest';
import { partProblems } from './part-problems.ts';

const problems = (body: string, file = 'content/blog/1-a.mdx') => partProblems(file, body);

test('finds nothing wrong with parts that are well written', () => {
  expect(
    problems('<Note title="À retenir" tone="attention">\n\nTexte\n\n</Note>\n\n<Steps>\n\n1. a\n2. b\n\n</Steps>'),
  ).toEqual([]);
});

test('takes no notice of parts and braces that a text only shows', () => {
  expect(problems('Écrivez `<Truc a={1}>` ou\n\n```\n<Machin>\n{x}\n```\n')).toEqual([]);
});

test.each([
  ['<Encart title="x">\n\nt\n\n</Encart>', 'ligne 1, <Encart>', /composant inconnu/],
  ['<Note>\n\nt\n\n</Note>', 'ligne 1, <Note>, title', /rien/],
  ['texte\n\n<Note title="x" couleur="rouge">\n\nt\n\n</Note>', 'ligne 3, <Note>, couleur', /champ inconnu/],
  ['<Note title="x" tone="rouge">\n\nt\n\n</Note>', 'ligne 1, <Note>, tone', /rouge/],
  ['<CallToAction href="contact" label="x">\n\nt\n\n</CallToAction>', 'ligne 1, <CallToAction>, href', /contact/],
  ['<Note title="x">\n\nt', 'ligne 1, <Note>', /non fermée/],
  ['<Note title="x">\n\nt\n\n</Note>\n\nu\n\n</Note>', 'ligne 9, <Note>', /non fermée/],
  ["import X from './x'", 'ligne 1', /import/],
  ['un prix de {prix}', 'ligne 1', /prix/],
])('refuses %j, saying where and why', (body, field, found) => {
  expect(problems(body)).toEqual([expect.objectContaining({ field, found: expect.stringMatching(found) as string })]);
});

test('counts lines from the top of the file', () => {
  expect(partProblems('content/blog/1-a.mdx', '\n<Encart>\n</Encart>', 12)[0]?.field).toBe('ligne 14, <Encart>');
});

test('sends a part typed in a .md file to an .mdx file', () => {
  expect(problems('<Note title="x">\n\nt\n\n</Note>', 'content/blog/1-a.md')).toEqual([
    expect.objectContaining({ mend: expect.stringContaining('1-a.mdx') as string }),
  ]);
});
