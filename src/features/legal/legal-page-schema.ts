import { z } from 'zod';
import { allowedClaims, date, line } from '#src/lib/content-fields.ts';

/** Front matter of `content/legal/<page>.md`; `{{legal.siren}}` in the body stands for that value of `content/site.yaml`. */
export const legalPageSchema = z.strictObject({
  title: line(80).describe('Titre de la page'),
  description: line(160).describe('Description pour les moteurs de recherche'),
  updatedAt: date.describe('Date de la dernière mise à jour'),
  allowClaims: allowedClaims,
});
