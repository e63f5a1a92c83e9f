import { expect, test } from 'vitest';
import { withoutReplacedSamples } from './replaced-samples.ts';

const before = {
  legal: { siren: '900 000 000', form: 'SAS' },
  offices: [{ hours: 'à dire' }],
  placeholders: ['legal.siren', 'offices.0.hours'],
};

test('calls a value no sample any more once it was replaced', () => {
  const data = { ...before, legal: { siren: '901 234 567', form: 'SAS' } };
  expect(withoutReplacedSamples(data, before)).toEqual({ ...data, placeholders: ['offices.0.hours'] });
});

test('keeps the list as it is where another value was changed', () => {
  const data = { ...before, legal: { siren: '900 000 000', form: 'SARL' } };
  expect(withoutReplacedSamples(data, before)).toBe(data);
});

test('calls a group or a list a sample until nothing of the sample is left in it', () => {
  const figures = { served: { value: '96 %' }, passed: { value: '91 %' } };
  const sampled = { figures, placeholders: ['figures'] };
  const data = { ...sampled, figures: { ...figures, served: { value: '95 %' } } };
  expect(withoutReplacedSamples(data, sampled)).toBe(data);
  const all = { ...data, figures: { served: { value: '95 %' }, passed: { value: '90 %' } } };
  expect(withoutReplacedSamples(all, sampled)).toEqual({ figures: all.figures });
});

test('keeps what somebody has just listed of a value that was none before', () => {
  const data = { ...before, phone: '01 99 00 24 60', placeholders: [...before.placeholders, 'phone'] };
  expect(withoutReplacedSamples(data, before)).toBe(data);
});

test('leaves out a list that has nothing more to name', () => {
  const data = { ...before, legal: { siren: '901 234 567' }, offices: [{ hours: '9 h à 17 h' }] };
  expect(withoutReplacedSamples(data, before)).toEqual({ legal: data.legal, offices: data.offices });
});
