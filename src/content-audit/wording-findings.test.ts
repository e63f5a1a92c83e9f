import { expect, test } from 'vitest';
import { contentWith } from '#tests/support/sound-content.ts';
import { displayedTexts } from './content-texts.ts';
import { loadContent } from './load-content.ts';
import { commonWords, wordingFindings } from './wording-findings.ts';

const words = commonWords([{ text: 'Une relecture, dix questions, un fichier.' }]);

const faultsOf = (text: string, kind = 'courses') =>
  wordingFindings({ file: 'content/a.md', field: 'title', kind, text, allowed: [] }, words).map(({ check }) => check);

test.each([
  ['breaking-space', 'Une question ? Appelez-nous.'],
  ['breaking-space', 'Comptez 980 € par personne.'],
  ['breaking-space', 'On dit « bonjour ».'],
  ['capital-after-colon', 'Pendant\u00a0: Relecture du cahier'],
  ['comma-for-colon', 'Productions relues selon quatre critères, exactitude, ton, longueur et sources'],
  ['comma-for-colon', 'Les deux plateformes abordées par les mêmes besoins, héberger, sauvegarder, surveiller, payer.'],
  ['comma-for-colon', 'Intégrateur, développeur, référent de site, nous parlons des débouchés.'],
  ['comma-for-colon', 'Devis, programme, convention, échéances, un même conseiller suit tout.'],
  ['comma-for-colon', 'Sans objet, le score porte sur l’ensemble.'],
  ['delay-worded', 'Réponse sous 24\u00a0h, jours ouvrés'],
  ['plus-sign', '5\u202f000+ stagiaires'],
  ['mail-worded', 'Un email vous parvient.'],
  ['mail-worded', 'Écrivez-nous par e-mail.'],
  ['answers-satisfied', '23 réponses pour 26 stagiaires, dont 21 satisfaites'],
])('finds %s in « %s »', (check, text) => {
  expect(faultsOf(text)).toEqual([check]);
});

test.each([
  'Certificateur\u00a0: Certif’Exemple',
  'Après\u00a0: TOSA Access, puis relecture',
  'Il dit\u00a0: «\u00a0Relecture faite\u00a0»',
  'Quatre critères\u00a0: exactitude, ton, longueur et sources',
  'Six demi-journées, le mardi matin, une par semaine',
  'Adresse email invalide',
  'Un émail sans plomb, posé au pinceau.',
  'Sous 24\u00a0h, les jours ouvrés',
  'Un site sous HTTPS, par FranceConnect+, pour 5\u00a0000 personnes',
  'Écrivez à [bonjour@cursive.example](mailto:bonjour@cursive.example) ou à {{contact.email}}',
])('has nothing to say of « %s »', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('leaves to trainees their words, and to the search those of its visitors', () => {
  expect(faultsOf('Un email, et voilà.', 'testimonials')).toEqual([]);
  expect(faultsOf('email', 'search.yaml')).toEqual([]);
});

test('finds no such turn of phrase in what ships, nor in sound content', () => {
  for (const content of [loadContent('.'), contentWith()]) {
    const texts = displayedTexts(content);
    const common = commonWords(texts);
    expect(texts.flatMap((text) => wordingFindings(text, common))).toEqual([]);
  }
});
