import { group, line, placeholders, text } from '#src/fields/fields.ts';

export const articlesSchema = group('Blog', 'Le haut de la liste des articles, si vous en écrivez', {
  title: line(60, 'Titre de l’onglet', 'De quoi parle le blog').default('Blog'),
  heading: line(60, 'Grand titre', 'Le nom du blog, en haut de page').default('Le blog'),
  lead: text(300, 'Introduction', 'Sous le titre : qui écrit, sur quoi ; sans elle, rien').optional(),
  subjects: line(
    80,
    'Sujets',
    'Pour les moteurs de recherche : trois ou quatre sujets ; chaque catégorie y met son nom',
  ).default('Articles'),
  promise: line(
    120,
    'Après les sujets',
    'Pour les moteurs de recherche : ce que l’on trouve dans les articles, sans majuscule ni point',
  ).optional(),
  placeholders: placeholders.optional(),
});
