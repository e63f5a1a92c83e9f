import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FORM_NOTICE } from './form-notice.ts';

test('uses the hash of the text as the version of the notice', () => {
  expect(FORM_NOTICE.version).toBe(createHash('sha256').update(FORM_NOTICE.text).digest('hex').slice(0, 8));
});
