import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FORM_NOTICE, noticeText } from './form-notice.ts';

test('names the notice by its text, so that no word changes under an old version', () => {
  expect(FORM_NOTICE.version).toBe(createHash('sha256').update(FORM_NOTICE.text).digest('hex').slice(0, 8));
});

test('knows the notices that were online, and no other version', () => {
  expect(noticeText(FORM_NOTICE.version)).toBe(FORM_NOTICE.text);
  expect(noticeText('b4e4946e')).toContain('après votre dernier message');
  expect(noticeText('deadbeef')).toBeNull();
});
