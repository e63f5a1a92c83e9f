import { z } from 'zod';
import { figureName, line, photoOf, placeholders, text } from '#src/lib/content-fields.ts';

const feature = z
  .strictObject({
    title: line(80).describe('Titre'),
    detail: text(300).meta({ title: 'Explication', description: 'Ce que cela change pour un stagiaire' }),
  })
  .meta({ editor: { summary: '{{title}}' } });

/** `content/home.yaml`: what the first page says of this provider, and no other could. */
export const homeSchema = z
  .strictObject({
    title: line(60).meta({ title: 'Titre de l’onglet', description: 'Le métier, en quelques mots' }),
    hero: z
      .strictObject({
        title: line(80).meta({ title: 'Grand titre', description: 'La promesse, en moins de dix mots' }),
        lead: text(300).meta({
          title: 'Sous le titre',
          description: 'Une phrase : quoi, combien de temps, où ; celle du financement la suit d’elle-même',
        }),
        figure: figureName.optional().meta({
          title: 'Chiffre montré',
          description: 'Un chiffre de figures.yaml ; sans lui, aucun',
          editor: { hint: 'Un des chiffres publiés' },
        }),
        drawing: z
          .enum(['cahier', 'bureautique'])
          .default('cahier')
          .meta({
            title: 'Dessin',
            description:
              'cahier : les dessins de vos catégories, ligne à ligne ; bureautique : tableur, code et invite',
            editor: {
              choices: { cahier: 'Les dessins de vos catégories', bureautique: 'Un tableur, du code, une invite' },
              hint: 'À droite du titre, et sur les images de partage',
            },
          }),
        photo: photoOf('À droite du titre, à la place du dessin'),
      })
      .describe('Haut de page'),
    features: z
      .strictObject({
        title: line(80).describe('Titre'),
        items: z.array(feature).max(12).meta({
          title: 'Points',
          description: 'Quatre de préférence : ils montent alors en escalier\u202f; sans aucun, la page n’en parle pas',
        }),
      })
      .describe('Comment nous travaillons'),
    about: z
      .strictObject({ title: line(80).meta({ title: 'Titre', description: 'Au-dessus de la mission et de l’équipe' }) })
      .describe('Qui nous sommes'),
    placeholders: placeholders.optional(),
  })
  .meta({ title: 'Accueil', description: 'Le haut de la première page, et ce à quoi vous tenez' });
