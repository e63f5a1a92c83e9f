import { z } from 'zod';
import {
  choice,
  claimsAcceptedBy,
  date,
  figureName,
  group,
  int,
  line,
  list,
  photoOf,
  placeholders,
  text,
} from '#src/fields/fields.ts';

const milestone = z
  .strictObject({
    year: int(1900, 2100, 'Année'),
    title: line(80, 'Évènement', 'Ce qui est arrivé, en quelques mots'),
    description: text(400, 'Ce que cela a changé'),
  })
  .meta({ editor: { summary: '{{year}}, {{title}}' } });

const value = z.strictObject({
  title: line(80, 'Valeur'),
  description: text(400, 'Explication', 'Ce qu’elle vous engage à faire'),
});

export const aboutSchema = group('À propos', 'La mission, l’histoire, les valeurs', {
  title: line(60, 'Titre', 'Le grand titre de la page'),
  mission: text(600, 'Mission', 'La raison d’être, en un paragraphe'),
  history: group('Histoire', 'D’où vient l’organisme ; sans elle, la page n’en parle pas', {
    title: line(60, 'Titre', 'Titre de l’histoire'),
    introduction: text(400, 'Introduction', 'Deux ou trois phrases avant les dates'),
    milestones: list('Dates', 'Quatre ou cinq dates de préférence', milestone)
      .min(1)
      .max(12)
      .refine((milestones) => milestones.every(({ year }, index) => (milestones[index - 1]?.year ?? 0) < year), {
        error: 'des années différentes, de la plus ancienne à la plus récente',
      }),
  }).optional(),
  values: list('Valeurs', 'Quatre de préférence\u202f; sans aucune, la page n’en parle pas', value).max(12),
  figures: list('Chiffres affichés', 'Parmi les chiffres publiés ; sans aucun, rien', figureName()).max(6),
  placeholders: placeholders.optional(),
});

const titledText = (title: string, description: string) =>
  group(title, description, { title: line(80, 'Titre'), text: text(400, 'Texte') });

export const agendaSchema = group('Agenda', 'La page de toutes les sessions', {
  none: titledText('Sans session', 'Ce que la page propose quand aucune session n’est programmée'),
  calendar: titledText('Abonnement', 'Ce que l’on gagne à suivre les sessions dans son propre agenda'),
  closing: line(120, 'Pour finir', 'La phrase au-dessus du dernier bouton'),
});

const feature = z.strictObject({
  title: line(80, 'Titre'),
  detail: text(300, 'Explication', 'Ce que cela change pour un stagiaire'),
});

export const homeSchema = group('Accueil', 'Le haut de la première page, et ce à quoi vous tenez', {
  title: line(60, 'Titre de l’onglet', 'Le métier, en quelques mots'),
  hero: group('Haut de page', {
    title: line(80, 'Grand titre', 'La promesse, en moins de dix mots'),
    lead: text(300, 'Sous le titre', 'Une phrase : quoi, combien de temps, où ; celle du financement la suit'),
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
    items: list('Points', 'Quatre de préférence\u202f; sans aucun, la page n’en parle pas', feature).max(12),
  }),
  about: group('Qui nous sommes', { title: line(80, 'Titre', 'Au-dessus de la mission et de l’équipe') }),
  placeholders: placeholders.optional(),
});

export const legalPageSchema = group(
  'Pages légales',
  'Mentions, confidentialité, conditions de vente, accessibilité, réclamations, règlement intérieur',
  {
    title: line(80, 'Titre', 'Titre de la page'),
    description: line(160, 'Description', 'Description pour les moteurs de recherche'),
    updatedOn: date('Mise à jour', 'Date de la dernière mise à jour'),
    form: choice({ complaint: 'Réclamation' }, 'Formulaire', 'Montré avant le texte').optional(),
    placeholders: placeholders.optional(),
    claimsAcceptedBy,
  },
).meta({ editor: { one: 'Page légale', body: 'Texte de la page', fixed: true } });
