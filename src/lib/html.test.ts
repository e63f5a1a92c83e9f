import { jsonInHtml } from './html.ts';
import { expect, test } from 'vitest';

test('escapes tags in JSON', () => {
  expect(jsonInHtml({ name: '</script><script>alert("&")</script>' })).toBe(
    String.raw`{"name":"\u003c/script\u003e\u003cscript\u003ealert(\"\u0026\")\u003c/script\u003e"}`,
  );
});
