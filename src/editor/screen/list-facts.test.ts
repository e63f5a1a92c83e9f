import { expect, test } from 'vitest';
import { editables } from './editable.ts';
import { entryFormat, PendingWrite } from './entry-format.ts';
import { FACTS_KEY, publicationState, STATE_KEY, withFacts } from './list-facts.ts';
import { withoutScreenKeys } from './screen-keys.ts';

const today = new Date('2026-11-22T12:00:00Z');

test('tells a draft, an entry that waits for its day and one that is online apart', () => {
  expect(publicationState({ published: false, publishOn: '2026-12-03' }, today)).toBe('Brouillon');
  expect(publicationState({ published: true, publishOn: '2026-12-03' }, today)).toBe('Programmé au 3 décembre 2026');
  expect(publicationState({ publishOn: '2026-11-22' }, today)).toBe('En ligne');
  expect(publicationState({ publishOn: 'bientôt' }, today)).toBe('En ligne');
});

test('gives the line of an article its state, category, date and author', () => {
  const data = { title: 'Le CPF', category: 'Financement', createdAt: '2026-11-01', author: 'Nadia K.' };
  const shown = withFacts('blog', data, { hasState: true, today });
  expect(shown[FACTS_KEY]).toBe('En ligne · Financement · 1er novembre 2026 · Nadia K.');
  expect(shown[STATE_KEY]).toBe('En ligne');
});

test('says no state where there are no drafts, and no date where there is none', () => {
  expect(withFacts('legal', { title: 'CGV' }, { hasState: false, today })).toEqual({ title: 'CGV', [FACTS_KEY]: '' });
});

test('leaves of an entry what its file says once the screen is done with it', () => {
  const data = { title: 'Le CPF', category: 'Financement' };
  expect(withoutScreenKeys(withFacts('blog', data, { hasState: true, today }))).toEqual(data);
});

test('keeps them out of every file, also of the copy of a form that is not saved yet', () => {
  const courses = editables().find(({ name }) => name === 'courses');
  if (courses === undefined) throw new Error('The screen has no courses.');
  const { fromFile, toFile } = entryFormat(courses, new PendingWrite());
  const data = fromFile('---\ntitle: Excel\ncategory: Bureautique\n---\n\nUn texte.\n');
  expect(data).toHaveProperty(FACTS_KEY);
  expect(toFile(data)).not.toContain('ecran_');
});
