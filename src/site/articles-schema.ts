import { z } from 'zod';
import { line, placeholders, text } from '#src/lib/content-fields.ts';

/** `content/articles.yaml`: what the list of articles says above them. */
export const articlesSchema = z
  .strictObject({
    title: line(60).default('Blog').meta({ title: 'Titre de l’onglet', description: 'De quoi parle le blog' }),
    heading: line(60).default('Le blog').meta({ title: 'Grand titre', description: 'Le nom du blog, en haut de page' }),
    lead: text(300).optional().meta({
      title: 'Introduction',
      description: 'Sous le titre : qui écrit, sur quoi ; sans elle, rien',
    }),
    subjects: line(80).default('Articles').meta({
      title: 'Sujets',
      description: 'Pour les moteurs de recherche : trois ou quatre sujets ; chaque catégorie y met son nom',
    }),
    promise: line(120).optional().meta({
      title: 'Après les sujets',
      description: 'Pour les moteurs de recherche : ce que l’on trouve dans les articles, sans majuscule ni point',
    }),
    placeholders: placeholders.optional(),
  })
  .meta({ title: 'Blog', description: 'Le haut de la liste des articles, si vous en écrivez' });

export type ArticlesHead = z.output<typeof articlesSchema>;
