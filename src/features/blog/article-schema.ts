import { formatDay } from '#src/lib/french-dates.ts';
import { MOTIF_NAMES } from '#src/site/motifs.ts';
import {
  claimsAcceptedBy,
  choice,
  date,
  group,
  imageAlt,
  imagePath,
  line,
  list,
  published,
  publishOn,
  text,
} from '#src/fields/fields.ts';

export const articleSchema = group('Articles', 'Le blog', {
  title: line(120, 'Titre', 'Titre de l’article'),
  shortTitle: line(
    50,
    'Titre court',
    'Celui des onglets et des moteurs de recherche, si le titre est plus long',
  ).optional(),
  excerpt: text(320, 'Chapeau', 'Chapeau : ce que le lecteur va apprendre'),
  category: line(
    60,
    'Catégorie',
    'S’il n’y en a aucune, ajoutez-en une d’abord dans «\u00a0Catégories\u00a0» (categories.yaml)',
  ).meta({ editor: { refersTo: { file: 'categories', value: 'articles.*.name' } } }),
  author: line(80, 'Auteur', 'Une personne de l’équipe, par son nom'),
  tags: list('Mots-clés', 'Mots-clés ; les cartes en montrent trois', line(40)).max(8).default([]),
  illustration: choice(MOTIF_NAMES, 'Dessin', 'Dessin de l’article ; sans lui, le dessin par défaut').optional(),
  imagePath: imagePath('Image', 'Votre propre image, à la place du dessin : /images/nom.webp').optional(),
  imageAlt,
  published,
  publishOn,
  createdOn: date('Date de parution'),
  updatedOn: date('Mise à jour', 'Date de la dernière mise à jour ; à défaut, celle de parution').optional(),
  claimsAcceptedBy,
})
  .refine(({ createdOn, publishOn = createdOn }) => createdOn >= publishOn, {
    error: 'le jour de « Mise en ligne le », ou après : les lecteurs voient cette date',
    path: ['createdOn'],
  })
  .superRefine(({ createdOn, updatedOn }, context) => {
    if (updatedOn === undefined || updatedOn >= createdOn) return;
    context.addIssue({
      code: 'custom',
      path: ['updatedOn'],
      message: `un jour à partir de la parution, le ${formatDay(createdOn)} (champ « Date de parution »)`,
      params: { found: formatDay(updatedOn) },
    });
  })
  .meta({ editor: { one: 'Article', body: 'Texte de l’article', numbered: true } });
