import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FORM_NOTICE } from './form-notice.ts';

test('names the notice by its text, so that no word changes under an old version', () => {
  expect(FORM_NOTICE.version).toBe(createHash('sha256').update(FORM_NOTICE.text).digest('hex').slice(0, 8));
});
