import { expect, test } from 'vitest';
import { textStore } from '#tests/support/text-store.ts';
import { OpenedEntries, type TextStore } from './opened-entries.ts';

const FILE = 'content/courses/excel.md';

test('holds a save against the text that its form was opened from, then against what was saved', () => {
  const entries = new OpenedEntries(textStore());
  entries.opened(FILE, 'un');
  expect(entries.baseOf(FILE, 'un')).toBe('un');
  entries.saved(FILE, 'un', 'deux');
  // Decap goes on saying that the form was filled with the first text.
  expect([entries.baseOf(FILE, 'un'), entries.seen(FILE)]).toEqual(['deux', 'deux']);
  entries.opened(FILE, 'trois');
  expect(entries.baseOf(FILE, 'trois')).toBe('trois');
});

test('holds a draft that was brought back against what the file said when it was begun', () => {
  const store = textStore();
  new OpenedEntries(store).opened(FILE, 'avant');
  const later = new OpenedEntries(store);
  later.opened(FILE, 'changé ailleurs');
  expect(later.baseOf(FILE, 'avant, avec mon brouillon')).toBe('avant');
});

test('takes the same text read again for no other opening', () => {
  const store = textStore();
  new OpenedEntries(store).opened(FILE, 'avant');
  const later = new OpenedEntries(store);
  later.opened(FILE, 'changé ailleurs');
  later.opened(FILE, 'changé ailleurs');
  expect(later.baseOf(FILE, 'avant, avec mon brouillon')).toBe('avant');
});

test('knows nothing of what a new entry was opened from', () => {
  expect(new OpenedEntries(textStore()).baseOf('', '')).toBeNull();
});

test('goes on where the browser keeps nothing', () => {
  const full: TextStore = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('plein', 'QuotaExceededError');
    },
  };
  const entries = new OpenedEntries(full);
  entries.opened(FILE, 'un');
  expect(entries.baseOf(FILE, 'un')).toBe('un');
});
