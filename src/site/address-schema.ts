import { z } from 'zod';
import { line, pattern } from '#src/content-model/fields.ts';

/** A postal address in France. */
export const addressSchema = z.strictObject({
  street: line(200, 'Numéro et rue'),
  postalCode: pattern(/^\d{5}$/, 'cinq chiffres : 49000', 'Code postal', 'Code postal, entre guillemets').meta({
    editor: { hint: 'Cinq chiffres' },
  }),
  city: line(80, 'Ville'),
});

type Address = z.output<typeof addressSchema>;

/** « 14 rue de l’Encrier, 49000 Angers » */
export const addressLine = ({ street, postalCode, city }: Address): string => `${street}, ${postalCode} ${city}`;
