import { z } from 'zod';
import { choice, figureName, group, line, list, photoOf, placeholders, text } from '#src/fields/fields.ts';

const feature = z.strictObject({
  title: line(80, 'Titre'),
  detail: text(300, 'Explication', 'Ce que cela change pour un stagiaire'),
});

export const homeSchema = group('Accueil', 'Le haut de la première page, et ce à quoi vous tenez', {
  title: line(60, 'Titre de l’onglet', 'Le métier, en quelques mots'),
  hero: group('Haut de page', {
    title: line(80, 'Grand titre', 'La promesse, en moins de dix mots'),
    lead: text(
      300,
      'Sous le titre',
      'Une phrase : quoi, combien de temps, où ; celle du financement la suit d’elle-même',
    ),
    figure: figureName('Chiffre montré', 'Un des chiffres publiés ; sans lui, aucun').optional(),
    drawing: choice(
      { cahier: 'Les dessins de vos catégories', bureautique: 'Un tableur, du code, une invite' },
      'Dessin',
      'À droite du titre, et sur les images de partage',
    ).default('cahier'),
    photo: photoOf('À droite du titre, à la place du dessin'),
  }),
  features: group('Comment nous travaillons', {
    title: line(80, 'Titre'),
    items: list(
      'Points',
      'Quatre de préférence : ils montent alors en escalier\u202f; sans aucun, la page n’en parle pas',
      feature,
    ).max(12),
  }),
  about: group('Qui nous sommes', { title: line(80, 'Titre', 'Au-dessus de la mission et de l’équipe') }),
  placeholders: placeholders.optional(),
});
