import { haveOwnSlugs } from '#src/lib/french-text.ts';
import { z } from 'zod';
import { courseName, group, line, list, text } from '#src/fields/fields.ts';

const item = z.strictObject({
  title: line(120, 'Intitulé de la formation'),
  course: courseName('Fiche du catalogue', 'La formation à dates fixes la plus proche').optional(),
  description: text(400, 'Description', 'Une ou deux phrases'),
  duration: line(60, 'Durée', 'Fourchette d’heures, par exemple « 14 à 21 heures »'),
  level: line(60, 'Niveau', 'Niveau, par exemple « Débutant à Intermédiaire »'),
  objectives: list('Objectifs', 'Objectifs pédagogiques, quatre de préférence', line(160)).min(1).max(8),
});

export const tailoredPageSchema = group(
  'Pages de catalogue',
  'Une page par domaine : ses formations et les informations pratiques',
  {
    title: line(120, 'Titre de la page'),
    description: line(160, 'Description', 'Description pour les moteurs de recherche'),
    introduction: text(600, 'Paragraphe d’ouverture'),
    category: line(
      60,
      'Catégorie du catalogue',
      'Celle dont la page annonce le prix le plus bas ; sans elle, celui de tout le catalogue',
    )
      .optional()
      .meta({ editor: { refersTo: { file: 'categories', value: 'courses.*.name' } } }),
    items: list('Formations', item)
      .min(1)
      .max(24)
      .refine((items) => haveOwnSlugs(items.map(({ title }) => title)), {
        error: 'des formations dont les intitulés se distinguent, accents et majuscules mis à part',
      }),
    practical: group('Informations pratiques', {
      prerequisites: text(300, 'Prérequis'),
      access: text(300, 'Modalités d’accès', 'De la demande à la convention'),
      methods: text(300, 'Méthodes', 'Comment on apprend, en présentiel et à distance'),
      assessment: text(300, 'Évaluation', 'Avant, pendant et à la fin'),
      accessibility: text(400, 'Accessibilité', 'Accessibilité aux personnes en situation de handicap'),
      delay: text(300, 'Délai de mise en place'),
      cpfDelay: text(300, 'Délai avec le CPF', 'La page le tait quand aucun certificat qualité n’est valable'),
      bridges: text(300, 'Passerelles'),
      validation: text(300, 'Validation de blocs de compétences'),
      followUp: text(300, 'Suites de parcours et débouchés'),
      price: text(300, 'Tarif'),
    }),
  },
).meta({ editor: { one: 'Page de catalogue', fixed: true } });

export type TailoredPageData = z.output<typeof tailoredPageSchema>;
