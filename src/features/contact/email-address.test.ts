import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanEmail, emailMessage, isEmail } from './email-address.ts';

const accepts = (typed: string) => isEmail(cleanEmail(typed));

test.each([
  'a@b.fr',
  'jean.dupont@example.fr',
  'jean+formation@example.fr',
  "o'connor@example.ie",
  'jean-pierre.d_upont@sous.domaine.example.fr',
  'x@example.museum',
  'user@xn--exmple-cua.fr',
  '1234567890@example.fr',
  '_jean@example.fr',
  'prenom.nom@entreprise-formation.paris',
  'UPPER@EXAMPLE.FR',
  'jean%interne@example.fr',
  'jean&marie@example.fr',
  'user@123.fr',
  `${'a'.repeat(64)}@example.fr`,
  'jean@exemplé.fr',
  'jean=p@example.fr',
  '=cmd|calc@example.fr',
])('accepts %s', (typed) => {
  expect(accepts(typed)).toBe(true);
});

test.each([
  '',
  'plain',
  '@example.fr',
  'jean@',
  'jean@example',
  'jean@@example.fr',
  'jean@exa mple.fr',
  'jean@example..fr',
  'jean@-example.fr',
  'jean@example-.fr',
  'Jean <jean@example.fr>',
  'jean@example.fr, paul@example.fr',
  'jean@example.fr\r\nBcc: x@y.fr',
  'jean@example.fr\n',
  'jean@example.fr\0',
  'jean..dupont@example.fr',
  '.jean@example.fr',
  'jean.@example.fr',
  `${'a'.repeat(65)}@example.fr`,
  `jean@${'a.'.repeat(125)}fr`,
  'user@[192.168.0.1]',
  'user@192.168.0.44',
  'jean@exemplé.fr/chemin',
  'jean@é?.fr',
  'jean@xn--é.fr',
])('refuses %j', (typed) => {
  expect(accepts(typed)).toBe(false);
});

test.each([
  'jean@example.fr\u200B',
  '\u200Bjean@example.fr',
  '\u202Ajean@example.fr\u202C',
  'jean\u2060@example.fr',
  'jean@exam\u00ADple.fr',
  '\uFEFFjean@example.fr\u200E',
  'jean＠example．fr',
  'ｊｅａｎ@example.fr',
  'jean@example.fr.',
  'jean@example.fr. ',
  'jean@example.fr;',
  'jean@ example.fr',
  'jean @example. fr',
  'mailto:jean@example.fr',
  '  jean@example.fr\u00A0',
])('cleans %j to jean@example.fr', (typed) => {
  expect(cleanEmail(typed)).toBe('jean@example.fr');
});

test.each([
  ['zoe', 'Email invalide'],
  ['zoe@', 'Email invalide'],
  ['zoé@example.fr', 'Email invalide\u00A0: «\u00A0é\u00A0» ne peut pas y figurer'],
  ['zoe le gall@example.fr', 'Email invalide\u00A0: un espace ne peut pas y figurer'],
  ['zoe@example,fr', 'Email invalide\u00A0: «\u00A0,\u00A0» ne peut pas y figurer'],
  ['zoe@example.fr\nBcc: x@y.fr', 'Email invalide'],
])('returns the error message for %j', (typed, message) => {
  expect(emailMessage('Email invalide', cleanEmail(typed))).toBe(message);
});

test('converts composed and decomposed accents of a domain to punycode', () => {
  expect(cleanEmail('Jean@exemplé.fr')).toBe('Jean@xn--exempl-gva.fr');
  expect(cleanEmail('Jean@exemple\u0301.fr')).toBe('Jean@xn--exempl-gva.fr');
});

test('keeps the case of an address', () => {
  expect(cleanEmail('Jean@Example.FR')).toBe('Jean@Example.FR');
});

test('refuses characters that could start a header or a second address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (noise) => {
      const address = cleanEmail(`jean${noise}@example.fr`);
      expect(isEmail(address) && /[^\x21-\x7e]|[,;:<>()[\]"\\]/.test(address)).toBe(false);
    }),
  );
});

test('returns the same address when it is cleaned twice', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (typed) => {
      expect(cleanEmail(cleanEmail(typed))).toBe(cleanEmail(typed));
    }),
  );
});
