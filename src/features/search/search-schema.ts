import { z } from 'zod';
import { line, text } from '#src/lib/content-fields.ts';

/** `content/search.yaml`: what visitors call things, and what our pages call them. */
export const searchSchema = z
  .strictObject({
    pages: z
      .array(
        z.strictObject({
          href: line(120)
            .regex(/^\/(?!\/)/, { error: 'une adresse du site, qui commence par / : /contact' })
            .meta({ title: 'Adresse', description: 'Adresse de la page, ou de l’endroit de la page : /cgv#prix' }),
          title: line(80).optional().meta({
            title: 'Titre',
            description: 'Ce que le résultat montre ; sans lui, le nom de la page au plan du site',
          }),
          answer: text(240)
            .optional()
            .meta({
              title: 'Réponse',
              description:
                'Ce que l’on veut savoir, dit tout de suite sous le titre ; les faits de site.yaml s’y nomment entre accolades : {{contact.phone}}',
              editor: { hint: 'Ce que l’on veut savoir, dit tout de suite sous le titre' },
            }),
          words: z
            .array(line(60))
            .min(1)
            .meta({ title: 'Mots tapés', description: 'Mots ou expressions qui veulent dire cette page' }),
        }),
      )
      .describe('Pages et réponses directes'),
    synonyms: z
      .array(
        z.strictObject({
          words: z
            .array(line(40))
            .min(1)
            .meta({ title: 'Mots tapés', description: 'Mots ou expressions que les visiteurs tapent' }),
          find: z
            .array(line(40))
            .min(1)
            .meta({ title: 'Mots cherchés avec', description: 'Mots de nos pages à chercher avec' }),
        }),
      )
      .describe('Synonymes de la recherche'),
  })
  .meta({ title: 'Recherche', description: 'Ce que les visiteurs tapent, et ce que nos pages disent' });

type SearchSettings = z.output<typeof searchSchema>;
export type Synonyms = SearchSettings['synonyms'];
export type FoundPage = SearchSettings['pages'][number];
