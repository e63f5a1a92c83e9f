import { z } from 'zod';
import { line } from '#src/lib/content-fields.ts';

/**
 * A figure that the provider claims. Pages never type a number: they name an entry of `content/figures.yaml`,
 * which says over which period and on whom it was measured.
 */
export const figureSchema = z.strictObject({
  value: line(20).describe('Ce qui s’affiche : « 96 % », « 5 000+ »'),
  label: line(80).describe('Ce que le chiffre mesure : « stagiaires satisfaits »'),
  period: line(80).describe('Période de mesure : « 2024 », « depuis 2015 »'),
  sample: line(160).describe('Sur combien de personnes ou de réponses'),
  source: line(160).describe('D’où vient le chiffre : enquête, résultats de l’organisme certificateur…'),
});

export const figuresSchema = z.strictObject({
  figures: z.record(z.string().regex(/^[a-z0-9-]+$/), figureSchema),
  placeholders: z.array(line()).default([]).describe('Chemins des valeurs d’exemple à remplacer'),
});

export type Figure = z.output<typeof figureSchema>;
