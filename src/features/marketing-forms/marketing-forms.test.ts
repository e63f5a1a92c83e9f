import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { embeddedForms } from './marketing-forms.ts';

const settings = { ...site.marketingForms, portal: '12345', registration: 'abc', creatorCpf: 'def' };

test('embeds nothing as shipped', () => {
  expect(embeddedForms(site.marketingForms)).toEqual([]);
});

test('embeds nothing without a portal, whatever forms are named', () => {
  expect(embeddedForms({ ...settings, portal: '' })).toEqual([]);
});

test('embeds the forms that have a number, and leaves the others ours', () => {
  expect(embeddedForms(settings)).toEqual([
    { name: 'registration', formId: 'abc' },
    { name: 'creatorCpf', formId: 'def' },
  ]);
});
