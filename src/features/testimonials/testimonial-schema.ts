import { z } from 'zod';
import { date, line, published } from '#src/lib/content-fields.ts';

/** Front matter of `content/testimonials/<id>.md`; the body is what the person says. */
export const testimonialSchema = z
  .strictObject({
    name: line(80).meta({ title: 'Nom', description: 'Prénom et initiale du nom, avec l’accord de la personne' }),
    role: line(120).meta({ title: 'Métier', description: 'Métier et type d’organisation' }),
    rating: z
      .number()
      .min(0)
      .max(5)
      .multipleOf(0.5)
      .meta({ title: 'Note', description: 'Note de 0 à 5, par demi-point' }),
    initials: line(3).optional().meta({ title: 'Initiales', description: 'Deux lettres ; à défaut, tirées du nom' }),
    course: line(120)
      .optional()
      .meta({ title: 'Formation suivie', description: 'Intitulé exact de la formation suivie' }),
    trainedAt: date.optional().meta({ title: 'Formation suivie le', description: 'Date de la formation' }),
    published,
    createdAt: date.meta({ title: 'Publié le', description: 'Date de publication du témoignage' }),
  })
  .meta({
    title: 'Témoignages',
    description: 'Ce que des stagiaires disent de leur formation',
    editor: { one: 'Témoignage', body: 'Ce que la personne dit' },
  });
