import { type z } from 'zod';
import { group, line, list, text } from '#src/fields/fields.ts';

export const searchSchema = group('Recherche', 'Ce que les visiteurs tapent, et ce que nos pages disent', {
  pages: list('Pages et réponses directes', {
    href: line(120, 'Adresse', 'Adresse de la page, ou de l’endroit de la page : /cgv#prix').regex(/^\/(?!\/)/, {
      error: 'une adresse du site, qui commence par / : /contact',
    }),
    title: line(80, 'Titre', 'Ce que le résultat montre ; sans lui, le nom de la page au plan du site').optional(),
    answer: text(
      240,
      'Réponse',
      'Ce que l’on veut savoir, dit tout de suite sous le titre ; les faits de site.yaml s’y nomment entre accolades : {{contact.phone}}',
    ).optional(),
    words: list('Mots tapés', 'Mots ou expressions qui veulent dire cette page', line(60)).min(1),
  }),
  synonyms: list('Synonymes de la recherche', {
    words: list('Mots tapés', 'Mots ou expressions que les visiteurs tapent', line(40)).min(1),
    find: list('Mots cherchés avec', 'Mots de nos pages à chercher avec', line(40)).min(1),
  }),
});

type SearchSettings = z.output<typeof searchSchema>;
export type Synonyms = SearchSettings['synonyms'];
export type ConfiguredPage = SearchSettings['pages'][number];
