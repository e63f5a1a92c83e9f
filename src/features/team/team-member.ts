import { date, group, imagePath, line, published, text } from '#src/fields/fields.ts';
import { fold } from '#src/lib/french-text.ts';

export const isSameName = (a: string, b: string): boolean => normalizeName(a) === normalizeName(b);

export const normalizeName = (name: string) => fold(name).replace(/\s+/g, ' ').trim();

export const teamMemberSchema = group('Équipe', 'Les personnes que montre le site', {
  name: line(80, 'Prénom et nom'),
  role: line(120, 'Fonction', 'Fonction dans l’équipe'),
  imagePath: imagePath('Portrait', 'Portrait déposé dans content/images/equipe ; sans lui, les initiales').optional(),
  biography: text(400, 'Biographie', 'Deux phrases : parcours, spécialité').optional(),
  published,
  createdOn: date('Arrivée sur le site', 'Date d’arrivée sur le site'),
}).meta({ editor: { one: 'Membre de l’équipe', pictures: 'equipe' } });
