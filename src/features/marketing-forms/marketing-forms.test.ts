import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { embeddedForms } from './marketing-forms.ts';

test('embeds only the forms with an identifier, and none without a portal', () => {
  const settings = { ...site.marketingForms, portal: '12345', registration: 'abc' };
  expect(embeddedForms(settings)).toEqual([{ name: 'registration', formId: 'abc' }]);
  expect(embeddedForms({ ...settings, portal: '' })).toEqual([]);
});
