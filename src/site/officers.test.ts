import { expect, test } from 'vitest';
import { withOfficers } from './officers.ts';
import { siteSchema } from './site-schema.ts';

const contact = { phone: '01 99 00 24 60', email: 'bonjour@cursive.example' };
const own = { name: 'Zoé Le Gall', phone: '06 39 98 00 00', email: 'zoe@cursive.example' };

test('reaches officers as the provider is reached, so that a new number stands once', () => {
  const read = siteSchema.shape.contact.parse({
    ...contact,
    accessibilityOfficer: { name: 'Zoé Le Gall' },
    reportingOfficer: { name: 'Zoé Le Gall', phone: own.phone },
  });
  expect(read.accessibilityOfficer).toEqual({ name: 'Zoé Le Gall', ...contact });
  expect(read.reportingOfficer).toEqual({ ...contact, ...own, email: contact.email });
});

test('leaves their own number and address to those who have them', () => {
  expect(withOfficers({ ...contact, accessibilityOfficer: own })).toEqual({ ...contact, accessibilityOfficer: own });
  expect(withOfficers({ ...contact, reportingOfficer: undefined })).toEqual({
    ...contact,
    reportingOfficer: undefined,
  });
});
