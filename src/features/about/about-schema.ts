import { z } from 'zod';
import { figureName, line, placeholders, text } from '#src/lib/content-fields.ts';

const milestone = z
  .strictObject({
    year: z.int().min(1900).max(2100).describe('Année'),
    title: line(80).meta({ title: 'Évènement', description: 'Ce qui est arrivé, en quelques mots' }),
    description: text(400).describe('Ce que cela a changé'),
  })
  .meta({ editor: { summary: '{{year}}, {{title}}' } });

const value = z.strictObject({
  title: line(80).describe('Valeur'),
  description: text(400).meta({ title: 'Explication', description: 'Ce qu’elle vous engage à faire' }),
});

/** `content/about.yaml`: who the organisation is, where it comes from and what it holds to. */
export const aboutSchema = z
  .strictObject({
    title: line(60).meta({ title: 'Titre', description: 'Le grand titre de la page' }),
    mission: text(600).meta({ title: 'Mission', description: 'La raison d’être, en un paragraphe' }),
    history: z
      .strictObject({
        title: line(60).meta({ title: 'Titre', description: 'Titre de l’histoire' }),
        introduction: text(400).meta({ title: 'Introduction', description: 'Deux ou trois phrases avant les dates' }),
        milestones: z
          .array(milestone)
          .min(1)
          .max(12)
          .refine((milestones) => milestones.every(({ year }, index) => (milestones[index - 1]?.year ?? 0) < year), {
            error: 'des années différentes, de la plus ancienne à la plus récente',
          })
          .meta({ title: 'Dates', description: 'Quatre ou cinq dates de préférence' }),
      })
      .optional()
      .meta({ title: 'Histoire', description: 'D’où vient l’organisme ; sans elle, la page n’en parle pas' }),
    values: z
      .array(value)
      .max(12)
      .meta({ title: 'Valeurs', description: 'Quatre de préférence\u202f; sans aucune, la page n’en parle pas' }),
    figures: z
      .array(figureName)
      .max(6)
      .meta({
        title: 'Chiffres affichés',
        description: 'Chiffres affichés : identifiants de content/figures.yaml\u202f; sans aucun, la page n’en a pas',
        editor: { hint: 'Parmi les chiffres publiés' },
      }),
    placeholders: placeholders.optional(),
  })
  .meta({ title: 'À propos', description: 'La mission, l’histoire, les valeurs' });

export type About = z.output<typeof aboutSchema>;
