import { expect, test } from 'vitest';
import { mergeEntry, type Versions } from './merge-entry.ts';

const file = (fields: string, body = 'Un.\n\nDeux.\n\nTrois.') => `---\n${fields}\n---\n\n${body}\n`;

const BASE = file(
  'title: Excel # le plus demandé\npace: Deux jours\nlevel: Débutant\nprice:\n  amount: 600\n  unit: person',
);

const changed = (text: string, ...changes: (readonly [from: string, to: string])[]): string =>
  changes.reduce((now, [from, to]) => now.replace(from, to), text);

const versions = (mine: string, theirs: string): Versions => ({ base: BASE, mine, theirs });

test('keeps changes of different fields, and the comments of the file', () => {
  const mine = changed(BASE, ['level: Débutant', 'level: Confirmé']);
  const theirs = changed(BASE, ['pace: Deux jours', 'pace: Trois jours'], ['le plus demandé', 'le plus lu']);
  expect(mergeEntry(versions(mine, theirs), true)).toEqual({
    text: changed(theirs, ['level: Débutant', 'level: Confirmé']),
    taken: ['pace'],
    conflicts: [],
  });
});

test('keeps changes of different fields of one group', () => {
  const mine = changed(BASE, ['amount: 600', 'amount: 650']);
  const theirs = changed(BASE, ['unit: person', 'unit: group']);
  const { text, taken } = mergeEntry(versions(mine, theirs), true);
  expect(text).toContain('price:\n  amount: 650\n  unit: group\n');
  expect(taken).toEqual(['price.unit']);
});

test('keeps changes of different paragraphs of a text', () => {
  const mine = changed(BASE, ['Un.', 'Un, revu.']);
  const theirs = changed(BASE, ['Trois.', 'Trois, relu.']);
  expect(mergeEntry(versions(mine, theirs), true)).toMatchObject({
    text: changed(BASE, ['Un.', 'Un, revu.'], ['Trois.', 'Trois, relu.']),
    taken: ['body'],
    conflicts: [],
  });
});

test('asks which value stays where both have changed a field, and does as it is told', () => {
  const mine = changed(BASE, ['pace: Deux jours', 'pace: Le soir'], ['Deux.', 'Deux, ici.']);
  const theirs = changed(BASE, ['pace: Deux jours', 'pace: Le matin'], ['Deux.', 'Deux, là.']);
  expect(mergeEntry(versions(mine, theirs), true).conflicts).toEqual([
    { field: 'pace', mine: 'Le soir', theirs: 'Le matin' },
    { field: 'body[1]', mine: 'Deux, ici.', theirs: 'Deux, là.' },
  ]);
  const chosen = mergeEntry(versions(mine, theirs), true, { pace: 'theirs', 'body[1]': 'mine' });
  expect(chosen.conflicts).toEqual([]);
  expect(chosen.text).toBe(changed(theirs, ['Deux, là.', 'Deux, ici.']));
});

test('takes a field out that one place has removed, and asks where the other has changed it', () => {
  const without = changed(BASE, ['pace: Deux jours\n', '']);
  expect(mergeEntry(versions(BASE, without), true).text).toBe(without);
  expect(mergeEntry(versions(without, BASE), true).text).toBe(without);
  const theirs = changed(BASE, ['pace: Deux jours', 'pace: Le matin']);
  expect(mergeEntry(versions(without, theirs), true).conflicts).toEqual([
    { field: 'pace', mine: undefined, theirs: 'Le matin' },
  ]);
});

test('keeps entries that two people added to one register', () => {
  const base = 'figures:\n  un:\n    value: 1\n';
  const merged = mergeEntry(
    { base, mine: `${base}  deux:\n    value: 2\n`, theirs: `${base}  trois:\n    value: 3\n` },
    false,
  );
  expect(merged.text).toContain('  deux:\n    value: 2\n');
  expect(merged.text).toContain('  trois:\n    value: 3\n');
  expect(merged.conflicts).toEqual([]);
});
