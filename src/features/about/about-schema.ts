import { z } from 'zod';
import { figureName, group, int, line, list, placeholders, text } from '#src/fields/fields.ts';

const milestone = z
  .strictObject({
    year: int(1900, 2100, 'Année'),
    title: line(80, 'Évènement', 'Ce qui est arrivé, en quelques mots'),
    description: text(400, 'Ce que cela a changé'),
  })
  .meta({ editor: { summary: '{{year}}, {{title}}' } });

const value = z.strictObject({
  title: line(80, 'Valeur'),
  description: text(400, 'Explication', 'Ce qu’elle vous engage à faire'),
});

export const aboutSchema = group('À propos', 'La mission, l’histoire, les valeurs', {
  title: line(60, 'Titre', 'Le grand titre de la page'),
  mission: text(600, 'Mission', 'La raison d’être, en un paragraphe'),
  history: group('Histoire', 'D’où vient l’organisme ; sans elle, la page n’en parle pas', {
    title: line(60, 'Titre', 'Titre de l’histoire'),
    introduction: text(400, 'Introduction', 'Deux ou trois phrases avant les dates'),
    milestones: list('Dates', 'Quatre ou cinq dates de préférence', milestone)
      .min(1)
      .max(12)
      .refine((milestones) => milestones.every(({ year }, index) => (milestones[index - 1]?.year ?? 0) < year), {
        error: 'des années différentes, de la plus ancienne à la plus récente',
      }),
  }).optional(),
  values: list('Valeurs', 'Quatre de préférence\u202f; sans aucune, la page n’en parle pas', value).max(12),
  figures: list(
    'Chiffres affichés',
    'Parmi les chiffres publiés\u202f; sans aucun, la page n’en a pas',
    figureName(),
  ).max(6),
  placeholders: placeholders.optional(),
});
