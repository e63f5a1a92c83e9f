import { expect, test } from 'vitest';
import { frenchPhrases, frenchQuestion } from './french-phrases.ts';

const theirs = { editor: { editorToolbar: { publish: 'Publier', draft: 'Brouillon' } } };

test('saves on one’s own computer, and publishes online', () => {
  expect(frenchPhrases(theirs, true)).toMatchObject({ editor: { editorToolbar: { publish: 'Enregistrer' } } });
  expect(frenchPhrases(theirs)).toMatchObject({ editor: { editorToolbar: { publish: 'Publier' } } });
});

test('keeps the words of Decap that it has none for', () => {
  expect(frenchPhrases(theirs, true)).toMatchObject({ editor: { editorToolbar: { draft: 'Brouillon' } } });
});

test('writes the words of Decap with the signs of French', () => {
  const image = { remove: "Supprimer l'image", sure: 'Vraiment ?' };
  expect(frenchPhrases({ image })).toMatchObject({ image: { remove: 'Supprimer l’image', sure: 'Vraiment\u202f?' } });
});

test('asks in French whether a picture is to be replaced', () => {
  expect(frenchQuestion('logo.png already exists. Do you want to replace it?')).toBe(
    'Une image s’appelle déjà «\u00a0logo.png\u00a0». Voulez-vous la remplacer\u202f?',
  );
  expect(frenchQuestion('Supprimer\u202f?')).toBe('Supprimer\u202f?');
});
