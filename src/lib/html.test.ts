import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonInHtml } from './html.ts';

test('lets no text end the script or start another', () => {
  expect(jsonInHtml({ name: '</script><script>alert("&")</script>' })).toBe(
    String.raw`{"name":"\u003c/script\u003e\u003cscript\u003ealert(\"\u0026\")\u003c/script\u003e"}`,
  );
});

test('escapes the line ends that old JavaScript refuses in a string', () => {
  expect(jsonInHtml('a\u2028b\u2029c')).toBe(String.raw`"a\u2028b\u2029c"`);
});

test('gives back what it was given, whatever that is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = jsonInHtml(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
