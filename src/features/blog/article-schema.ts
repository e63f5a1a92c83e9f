import { z } from 'zod';
import { BLOG_CATEGORIES } from './article-categories.ts';
import { MOTIF_NAMES, MOTIFS } from '#src/site/motifs.ts';
import { allowedClaims, date, imageAlt, imagePath, line, published, publishOn, text } from '#src/lib/content-fields.ts';

/** Front matter of `content/blog/<n>-<slug>.md`; `n` is the article's id, the body its text. */
export const articleSchema = z
  .strictObject({
    title: line(120).meta({ title: 'Titre', description: 'Titre de l’article' }),
    shortTitle: line(50).optional().meta({
      title: 'Titre court',
      description: 'Titre des onglets et des moteurs de recherche, quand le titre dépasse 50 caractères',
    }),
    excerpt: text(320).meta({ title: 'Chapeau', description: 'Chapeau : ce que le lecteur va apprendre' }),
    category: line(60).meta({
      title: 'Catégorie',
      description: 'Une des catégories d’articles de content/categories.yaml',
      editor: {
        options: BLOG_CATEGORIES,
        hint:
          BLOG_CATEGORIES.length === 0
            ? 'Aucune encore\u00a0: ajoutez-en une d’abord dans «\u00a0Pages et réglages\u00a0», «\u00a0Catégories\u00a0»'
            : 'Une des catégories d’articles, que «\u00a0Catégories\u00a0» énumère',
      },
    }),
    author: line(80).meta({ title: 'Auteur', description: 'Une personne de l’équipe, par son nom' }),
    tags: z
      .array(line(40))
      .max(8)
      .default([])
      .meta({ title: 'Mots-clés', description: 'Mots-clés ; les cartes en montrent trois' }),
    illustration: z
      .enum(MOTIFS)
      .optional()
      .meta({
        title: 'Dessin',
        description: 'Dessin de l’article ; sans lui, le dessin par défaut',
        editor: { choices: MOTIF_NAMES, hint: 'Dessin de l’article ; sans lui, le dessin par défaut' },
      }),
    imagePath: imagePath.optional().meta({
      title: 'Image',
      description: 'Votre propre image, déposée dans content/images : /images/nom.webp',
      editor: { hint: 'Votre propre image, à la place du dessin' },
    }),
    imageAlt,
    published,
    publishOn,
    createdAt: date.describe('Date de parution'),
    updatedAt: date
      .optional()
      .meta({ title: 'Mise à jour', description: 'Date de la dernière mise à jour ; à défaut, celle de parution' }),
    allowClaims: allowedClaims,
  })
  .meta({
    title: 'Articles',
    description: 'Le blog',
    editor: {
      one: 'Article',
      body: 'Texte de l’article',
      numbered: true,
    },
  });
