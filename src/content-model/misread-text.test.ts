import { expect, test } from 'vitest';
import { COURSE, course, markdown, problemsWith } from '#tests/support/checked-content.ts';
import { misreadLines, misreadValues } from './misread-text.ts';

const inYaml = (text: string) => misreadValues('content/site.yaml', text);
const inText = (text: string) => misreadLines('content/courses/excel.md', text, 4);

test.each([
  ['title: Excel niveau #2 pour les associations', '« Excel niveau », coupé avant « #2 pour les associations »'],
  ['tags:\n  - un #deux', '« un », coupé avant « #deux »'],
  ['title: #2 pour tous', '«  », coupé avant « #2 pour tous »'],
  ['text: une phrase\n  sur deux lignes #1', '« une phrase\n  sur deux lignes », coupé avant « #1 »'],
  ['title: “Publipostage avec Word”', 'des guillemets qui resteraient dans le texte, “Publipostage avec Word”'],
  ['price:\n  amount: 1.290', '« 1.290 »'],
  ['price: { amount: 1.290, unit: person }', '« 1.290 »'],
  ['price: { amount: 1,290, unit: person }', '« 1,290 »'],
  ['seats: 12.000.000', '« 12.000.000 »'],
])('names what YAML would make of %j', (text, found) => {
  expect(inYaml(text).map((problem) => problem.found)).toEqual([found]);
});

test.each([
  '# Un commentaire\ntitle: Excel\n  # Un autre\nlist:\n  # Un troisième\n  - un',
  'title: "Excel #2" # une note\nother: \'a #b\'\ntags: [a, b] # une note',
  'text: |\n  une ligne #1\n  une autre\nfolded: >-\n  #2',
  'text: "une ligne\n  et #2"',
  'title: C#\nurl: /contact#plan\nempty:\n# Un commentaire\nlast: “a” et “b” puis c',
  'latitude: 47.478\nlongitude: -0.563\namount: 1290.50\nhours: 3.5\nsize: 107.0352',
])('leaves %j as it is', (text) => {
  expect(inYaml(text)).toEqual([]);
});

test.each([
  ['·\tPoint copié', 'écrivez « - Point copié »'],
  ['  • Point', 'écrivez « - Point »'],
  ['o\tPoint', 'écrivez « - Point »'],
  ['\uF0B7 Point', 'écrivez « - Point »'],
  ['- [ ] À faire', 'retirez les crochets'],
  ['| A | B |\n|---|---|\n| 1 | 2 | 3 |', 'ajoutez une colonne au tableau, ou retirez une barre « | »'],
  ['A | B\n:-- | --:\n1 | 2 | 3', 'ajoutez une colonne au tableau, ou retirez une barre « | »'],
])('names what a page would lose or show of %j', (text, mend) => {
  expect(inText(`Texte.\n\n${text}\n`)).toMatchObject([{ line: 6 + text.split('\n').length, mend }]);
});

test.each([
  '- Point\n* Autre\n\n§ 3 du contrat\n\nou pas\n\n5 · 6',
  '| A | B |\n|---|---|\n| 1 | 2 |\n| 1 \\| 2 | 3 | |\n\nTexte | avec | des | barres',
  '```\n· code\n| A |\n|---|\n| 1 | 2 |\n```',
])('leaves the text %j as it is', (text) => {
  expect(inText(text)).toEqual([]);
});

test('says of a misread value only that, at its line', () => {
  const text = markdown(course()).replace('duration: "14 heures"', 'duration: 14 heures #2');
  expect(problemsWith({ [COURSE]: text })).toMatchObject([{ file: COURSE, line: 5 }]);
});
