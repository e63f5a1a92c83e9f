import { z } from 'zod';
import { date, imagePath, line, published, text } from '#src/lib/content-fields.ts';

/** Front matter of `content/team/<id>.md`. */
export const teamMemberSchema = z
  .strictObject({
    name: line(80).describe('Prénom et nom'),
    role: line(120).meta({ title: 'Fonction', description: 'Fonction dans l’équipe' }),
    imagePath: imagePath.optional().meta({
      title: 'Portrait',
      description: 'Portrait déposé dans content/images/equipe ; sans lui, les initiales',
    }),
    biography: text(400).optional().meta({ title: 'Biographie', description: 'Deux phrases : parcours, spécialité' }),
    published,
    createdAt: date.meta({ title: 'Arrivée sur le site', description: 'Date d’arrivée sur le site' }),
  })
  .meta({
    title: 'Équipe',
    description: 'Les personnes que montre le site',
    editor: { one: 'Membre de l’équipe', pictures: 'equipe' },
  });
