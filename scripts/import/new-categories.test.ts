import { expect, test } from 'vitest';
import { addCategories } from './plan-import.ts';

const KNOWN = "# L'ordre des menus\ncourses:\n  - name: Bureautique\n    tone: blue\n";

test('adds each unknown category once, with a tone of its own', () => {
  const { text, added } = addCategories(KNOWN, ['Sécurité', 'bureautique', 'Sécurité', 'Hygiène']);
  expect(added).toEqual(['Sécurité, vert', 'Hygiène, violet']);
  expect(text).toBe(`${KNOWN}  - name: Sécurité\n    tone: green\n  - name: Hygiène\n    tone: purple\n`);
});

test('adds no more categories than the site can have', () => {
  const names = Array.from({ length: 20 }, (_, index) => `Domaine ${index}`);
  expect(addCategories(KNOWN, names).added).toHaveLength(11);
  expect(addCategories(KNOWN, ['Bureautique'])).toEqual({ text: KNOWN, added: [] });
});
