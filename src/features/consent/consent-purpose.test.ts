import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { consentPurpose } from './consent-purpose.ts';

const { map, marketingForms } = site;
const configured = { ...marketingForms, portal: '12345', registration: 'abc' };
const none = { ...marketingForms, portal: '' };

test('names every third party that a visitor agrees to, and no other', () => {
  expect(consentPurpose({ map, marketingForms: none })).toMatch(/^(?=.*OpenStreetMap)(?!.*prestataire)/);
  expect(consentPurpose({ map: undefined, marketingForms: configured })).toMatch(
    /^(?!.*OpenStreetMap)(?=.*prestataire)/,
  );
  expect(consentPurpose({ map, marketingForms: configured })).toMatch(/^(?=.*OpenStreetMap)(?=.*prestataire)/);
});

test('asks nothing where nothing comes from elsewhere', () => {
  expect(consentPurpose({ map: undefined, marketingForms: none })).toBeUndefined();
});
