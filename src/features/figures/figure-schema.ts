import { z } from 'zod';
import { date, line, text } from '#src/lib/content-fields.ts';

/**
 * A figure that the provider claims. Pages never type a number: they name an entry of `content/figures.yaml`,
 * which says over which period and on whom it was measured.
 */
const figureSchema = z.strictObject({
  value: line(20).describe('Ce qui s’affiche : « 96 % », « 5 000+ »'),
  label: line(80).describe('Ce que le chiffre mesure : « stagiaires satisfaits »'),
  period: line(80).describe('Période de mesure : « 2024 », « depuis 2015 »'),
  sample: line(160).describe('Sur combien de personnes ou de réponses'),
  source: line(160).describe('D’où vient le chiffre : enquête, résultats de l’organisme certificateur…'),
  shownOn: z
    .array(z.string().regex(/^\/[a-z0-9/-]*$/, { error: 'une page du site : /about' }))
    .min(1)
    .describe('Pages qui montrent ce chiffre'),
});

const explanation = z.strictObject({
  title: line(80).describe('En quelques mots'),
  detail: text(500).describe('L’explication'),
});

export const figuresSchema = z.strictObject({
  updatedAt: date.describe('Date de la dernière mise à jour des chiffres'),
  figures: z.record(z.string().regex(/^[a-z0-9-]+$/), figureSchema),
  method: z.array(explanation).min(1).describe('Comment les chiffres sont établis'),
  ratings: z.array(explanation).min(1).describe('D’où viennent les notes et les témoignages'),
  placeholders: z.array(line()).default([]).describe('Chemins des valeurs d’exemple à remplacer'),
});

export type Figure = z.output<typeof figureSchema>;
