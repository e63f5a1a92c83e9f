import { z } from 'zod';
import { line } from '#src/lib/content-fields.ts';

/** A postal address in France. */
export const addressSchema = z.strictObject({
  street: line().describe('Numéro et rue'),
  postalCode: z
    .string()
    .regex(/^\d{5}$/, { error: 'cinq chiffres : 49000' })
    .meta({ title: 'Code postal', description: 'Code postal, entre guillemets', editor: { hint: 'Cinq chiffres' } }),
  city: line(80).describe('Ville'),
});

type Address = z.output<typeof addressSchema>;

/** « 14 rue de l’Encrier, 49000 Angers » */
export const addressLine = ({ street, postalCode, city }: Address): string => `${street}, ${postalCode} ${city}`;
