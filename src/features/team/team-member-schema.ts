import { z } from 'zod';
import { date, imagePath, line, published, text } from '#src/lib/content-fields.ts';

/** Front matter of `content/team/<id>.md`. */
export const teamMemberSchema = z.strictObject({
  name: line(80).describe('Prénom et nom'),
  role: line(120).describe('Fonction dans l’équipe'),
  imagePath: z
    .union([z.literal(''), imagePath])
    .optional()
    .describe('Portrait déposé dans public/images/equipe ; sans lui, les initiales'),
  biography: text(400).optional().describe('Deux phrases : parcours, spécialité'),
  published,
  createdAt: date.describe('Date d’arrivée sur le site'),
});
