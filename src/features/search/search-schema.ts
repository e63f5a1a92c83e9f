import { z } from 'zod';
import { line } from '#src/lib/content-fields.ts';

/** `content/search.yaml`: what visitors call things, and what our pages call them. */
export const searchSchema = z
  .strictObject({
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

export type Synonyms = z.output<typeof searchSchema>['synonyms'];
