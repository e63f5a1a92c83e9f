import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanEmail, emailMessage, isEmail, withoutName } from './email-address.ts';

const VALID = [
  ...['a@b.fr', 'jean+formation@example.fr', "o'connor@example.ie", 'user@xn--exmple-cua.fr'],
  ...[`${'a'.repeat(64)}@example.fr`, 'jean@exemplé.fr', '=cmd|calc@example.fr'],
];
const INVALID = [
  ...['', 'jean@example', 'jean@example..fr', 'Jean <jean@example.fr>', 'jean@example.fr, paul@example.fr'],
  ...['jean@example.fr\r\nBcc: x@y.fr', 'jean..dupont@example.fr', `${'a'.repeat(65)}@example.fr`],
  ...[`jean@${'a.'.repeat(125)}fr`, 'user@[192.168.0.1]', 'jean@xn--é.fr'],
];

test('accepts valid addresses only', () => {
  expect([...VALID, ...INVALID].filter((typed) => isEmail(cleanEmail(typed)))).toEqual(VALID);
});

test.each([
  ...['jean@exemplé.fr\u200B', 'jean@exem\u00ADplé.fr', 'jean＠exemplé．fr', 'jean@exemplé.fr.', 'jean @exemplé. fr'],
  ...['mailto:jean@exemplé.fr', '  jean@exemple\u0301.fr\u00A0'],
])('cleans %j, and writes its domain in punycode', (typed) => {
  expect(cleanEmail(typed)).toBe('jean@xn--exempl-gva.fr');
});

test.each([
  ['zoe@', 'Email invalide'],
  ['zoé@example.fr', 'Email invalide\u00A0: «\u00A0é\u00A0» ne peut pas y figurer'],
  ['zoe le gall@example.fr', 'Email invalide\u00A0: un espace ne peut pas y figurer'],
  ['zoe@example,fr', 'Email invalide\u00A0: «\u00A0,\u00A0» ne peut pas y figurer'],
  ['zoe@example.fr\nBcc: x@y.fr', 'Email invalide'],
  ['Zoé Le Gall <zoe@example.fr>', 'Email invalide\u00A0: gardez ce qui est entre < et >'],
])('returns the error message for %j', (typed, message) => {
  expect(emailMessage('Email invalide', cleanEmail(typed))).toBe(message);
});

test('refuses characters that could start a header or a second address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (noise) => {
      const address = cleanEmail(`jean${noise}@example.fr`);
      expect(isEmail(address) && /[^\x21-\x7e]|[,;:<>()[\]"\\]/.test(address)).toBe(false);
    }),
  );
});

test.each([
  ['Zoé Le Gall <zoe@example.fr>', 'zoe@example.fr'],
  ['"Le Gall, Zoé" <zoe@example.fr> ', 'zoe@example.fr'],
  ['<zoe@example.fr>', 'zoe@example.fr'],
  ['zoe@example.fr', 'zoe@example.fr'],
  ['<zoe@example.fr>, <awa@example.fr>', '<zoe@example.fr>, <awa@example.fr>'],
  ['Zoé <zoe>', 'Zoé <zoe>'],
])('finds the address in %j', (typed, address) => {
  expect(withoutName(typed)).toBe(address);
});
