import { z } from 'zod';
import { date, line, text } from '#src/lib/content-fields.ts';

const change = z
  .strictObject({
    title: line(80).meta({ title: 'Titre', description: 'Ce qui change, en quelques mots' }),
    pending: z
      .boolean()
      .default(false)
      .meta({ title: 'En discussion', description: 'Le texte n’est pas adopté : il est montré comme tel' }),
    inForceFrom: date
      .optional()
      .meta({ title: 'En vigueur depuis', description: 'Premier jour où la règle s’applique' }),
    until: date.optional().meta({ title: 'Jusqu’au', description: 'Dernier jour où la règle s’applique' }),
    summary: text(500).meta({ title: 'La règle', description: 'Ce que dit le texte' }),
    effect: text(400).meta({ title: 'Pour vous', description: 'Ce que cela change pour le lecteur' }),
    reminder: line(160).optional().meta({
      title: 'Rappel',
      description: 'Une phrase de plus sur les fiches que le CPF peut payer, tant que le texte est en discussion',
    }),
    source: line(160).meta({ title: 'Source', description: 'Le texte, nommé pour qu’on le retrouve' }),
    readOn: date.meta({ title: 'Relu le', description: 'Jour où quelqu’un a relu la source' }),
  })
  .refine(({ pending, inForceFrom }) => pending !== (inForceFrom !== undefined), {
    path: ['inForceFrom'],
    error: 'une date pour une règle adoptée, aucune pour un texte en discussion',
  })
  .meta({ editor: { summary: '{{title}}' } });

/** `content/law.yaml`: what has changed in the law, and what may. */
export const lawSchema = z
  .strictObject({
    introduction: text(400).describe('Introduction'),
    changes: z.array(change).min(1).describe('Changements'),
    toRead: z
      .array(
        z
          .strictObject({
            source: line(160).meta({ title: 'Texte', description: 'Le texte, nommé pour qu’on le retrouve' }),
            why: text(400).meta({
              title: 'Pourquoi',
              description: 'Ce qu’il pourrait changer, et ce qui reste à lire',
            }),
          })
          .meta({ editor: { summary: '{{source}}' } }),
      )
      .default([])
      .meta({
        title: 'À lire',
        description:
          'Textes dont personne n’a encore lu la version définitive : le rapport du contenu les rappelle, le site n’en dit rien',
      }),
  })
  .meta({ title: 'Changements de la loi', description: 'La page « Ce qui a changé dans la loi » et son flux' });

export type LawChange = z.output<typeof change>;
