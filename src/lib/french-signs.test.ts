import { expect, test } from 'vitest';
import { withFrenchSigns } from './french-signs.ts';

test.each([
  ["L'essentiel d'Excel", 'L’essentiel d’Excel'],
  ['Vraiment ? Oui : 20 % !', 'Vraiment\u202f? Oui\u00a0: 20\u00a0%\u202f!'],
  ['Le bouton "Envoyer"', 'Le bouton «\u00a0Envoyer\u00a0»'],
  ['Déjà « bien » écrit', 'Déjà «\u00a0bien\u00a0» écrit'],
  ['<Note title="L\'essentiel">Un mot.</Note>', '<Note title="L’essentiel">Un mot.</Note>'],
])('gives %s the signs of French', (typed, written) => {
  expect(withFrenchSigns(typed)).toBe(written);
});

test.each(['Tapez `=SI(A1="l\'an" ; 1)`.', '```\nprint("l\'eau") ;\n```', 'https://exemple.example/l\'eau?a=":b"'])(
  'leaves code and addresses as they are: %s',
  (text) => {
    expect(withFrenchSigns(text)).toBe(text);
  },
);
