import { expect, test } from 'vitest';
import { normalizeValue } from './normalize-input.ts';
import { line } from '#src/fields/fields.ts';
import { plainSigns } from './plain-signs.ts';
import { normalizeText } from './text-file.ts';

test.each([
  ['dé\u00ADve\u00ADlop\u200Bpe\u2060ment', 'développement'],
  ['\uFEFF\uFB01nance, a\uFB04ux, \uFB00, \uFB03, \uFB02, \uFB05, \uFB06', 'finance, afflux, ff, ffi, fl, st, st'],
  ['a\u200Db \u200C\u200Ec\u{E0041}', 'ab c'],
  [
    '\u{1F469}\u{1F3FD}\u200D\u{1F4BB} \u2764\uFE0F\u200D\u{1F525}',
    '\u{1F469}\u{1F3FD}\u200D\u{1F4BB} \u2764\uFE0F\u200D\u{1F525}',
  ],
  ['\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
])('normalises %j when a file is read', (written, plain) => {
  expect(plainSigns(written)).toBe(plain);
  expect(normalizeText(written)).toBe(plain);
  expect(normalizeValue(line(), written)).toBe(plain);
});

test('ends lines alike, and composes accents around a dropped sign', () => {
  expect(normalizeText('e\u00AD\u0301\r\nb\rc')).toBe('é\nb\nc');
});
