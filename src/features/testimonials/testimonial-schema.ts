import { z } from 'zod';
import { date, group, line, published } from '#src/content-model/fields.ts';

/** Front matter of `content/testimonials/<id>.md`; the body is what the person says. */
export const testimonialSchema = group('Témoignages', 'Ce que des stagiaires disent de leur formation', {
  name: line(80, 'Nom', 'Prénom et initiale du nom, avec l’accord de la personne'),
  role: line(120, 'Métier', 'Métier et type d’organisation'),
  rating: z
    .number()
    .min(0)
    .max(5)
    .multipleOf(0.5)
    .meta({ title: 'Note', description: 'Note de 0 à 5, par demi-point' }),
  initials: line(3, 'Initiales', 'Deux lettres ; à défaut, tirées du nom').optional(),
  course: line(120, 'Formation suivie', 'Intitulé exact de la formation suivie').optional(),
  trainedOn: date('Formation suivie le', 'Date de la formation'),
  published,
  createdOn: date('Publié le', 'Date de publication du témoignage'),
}).meta({ editor: { one: 'Témoignage', body: 'Ce que la personne dit' } });
