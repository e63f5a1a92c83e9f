import { date, group, imagePath, line, published, text } from '#src/content-model/fields.ts';

/** Front matter of `content/team/<id>.md`. */
export const teamMemberSchema = group('Équipe', 'Les personnes que montre le site', {
  name: line(80, 'Prénom et nom'),
  role: line(120, 'Fonction', 'Fonction dans l’équipe'),
  imagePath: imagePath('Portrait', 'Portrait déposé dans content/images/equipe ; sans lui, les initiales').optional(),
  biography: text(400, 'Biographie', 'Deux phrases : parcours, spécialité').optional(),
  published,
  createdOn: date('Arrivée sur le site', 'Date d’arrivée sur le site'),
}).meta({ editor: { one: 'Membre de l’équipe', pictures: 'equipe' } });
