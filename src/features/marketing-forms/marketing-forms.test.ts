import { expect, test } from 'vitest';
import { embeddedForms } from './marketing-forms.ts';

test('embeds only the forms with an identifier, and none without a portal', () => {
  const none = { programme: '', cpf: '', creatorProgramme: '', creatorCpf: '' };
  const settings = { region: 'eu1', portal: '12345', registration: 'abc', ...none } as const;
  expect(embeddedForms(settings)).toEqual([{ name: 'registration', formId: 'abc' }]);
  expect(embeddedForms({ ...settings, portal: '' })).toEqual([]);
});
