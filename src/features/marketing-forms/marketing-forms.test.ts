import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { embeddedForms } from './marketing-forms.ts';

const settings = { ...site.marketingForms, portal: '12345', registration: 'abc', creatorCpf: 'def' };

test('embeds no form by default', () => {
  expect(embeddedForms(site.marketingForms)).toEqual([]);
});

test('embeds no form without a portal', () => {
  expect(embeddedForms({ ...settings, portal: '' })).toEqual([]);
});

test('embeds only the forms with an identifier', () => {
  expect(embeddedForms(settings)).toEqual([
    { name: 'registration', formId: 'abc' },
    { name: 'creatorCpf', formId: 'def' },
  ]);
});
