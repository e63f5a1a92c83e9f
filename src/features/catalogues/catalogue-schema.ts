import { z } from 'zod';
import { MOTIF_NAMES, MOTIFS } from '#src/site/motifs.ts';
import { LISTED_CATEGORIES } from '#src/site/listed-categories.ts';
import { line, SLUG, text } from '#src/lib/content-fields.ts';

const item = z.strictObject({
  title: line(120).describe('Intitulé de la formation'),
  course: line(80)
    .regex(SLUG, { error: 'le nom d’un fichier de content/courses, sans .md' })
    .optional()
    .meta({
      title: 'Fiche du catalogue',
      description: 'La formation à dates fixes la plus proche : nom du fichier de content/courses',
      editor: { hint: 'La formation à dates fixes la plus proche' },
    }),
  description: text(400).meta({ title: 'Description', description: 'Une ou deux phrases' }),
  duration: line(60).meta({ title: 'Durée', description: 'Fourchette d’heures, par exemple « 14 à 21 heures »' }),
  level: line(60).meta({ title: 'Niveau', description: 'Niveau, par exemple « Débutant à Intermédiaire »' }),
  objectives: z
    .array(line(160))
    .min(1)
    .max(8)
    .meta({ title: 'Objectifs', description: 'Objectifs pédagogiques, quatre de préférence' }),
});

/** `content/catalogues/<page>.yaml`: one of the static catalogue pages. */
export const catalogueSchema = z
  .strictObject({
    title: line(120).describe('Titre de la page'),
    description: line(160).meta({ title: 'Description', description: 'Description pour les moteurs de recherche' }),
    introduction: text(600).describe('Paragraphe d’ouverture'),
    category: line(60)
      .optional()
      .meta({
        title: 'Catégorie du catalogue',
        description: 'Celle dont la page annonce le prix le plus bas ; sans elle, celui de tout le catalogue',
        editor: { options: LISTED_CATEGORIES },
      }),
    illustration: z
      .enum(MOTIFS)
      .optional()
      .meta({
        title: 'Dessin',
        description: 'Dessin de la page sur les réseaux sociaux',
        editor: { choices: MOTIF_NAMES },
      }),
    items: z.array(item).min(1).max(24).describe('Formations'),
    practical: z
      .strictObject({
        prerequisites: text(300).describe('Prérequis'),
        access: text(300).meta({ title: 'Modalités d’accès', description: 'De la demande à la convention' }),
        methods: text(300).meta({ title: 'Méthodes', description: 'Comment on apprend, en présentiel et à distance' }),
        assessment: text(300).meta({ title: 'Évaluation', description: 'Avant, pendant et à la fin' }),
        accessibility: text(400).meta({
          title: 'Accessibilité',
          description: 'Accessibilité aux personnes en situation de handicap',
        }),
        delay: text(300).describe('Délai de mise en place'),
        cpfDelay: text(300).meta({
          title: 'Délai avec le CPF',
          description: 'Délai avec le CPF\u202f; la page le tait quand aucun certificat qualité n’est valable',
        }),
        bridges: text(300).describe('Passerelles'),
        validation: text(300).describe('Validation de blocs de compétences'),
        followUp: text(300).describe('Suites de parcours et débouchés'),
        price: text(300).describe('Tarif'),
      })
      .describe('Informations pratiques'),
  })
  .meta({
    title: 'Pages de catalogue',
    description: 'Une page par domaine : ses formations et les informations pratiques',
    editor: { one: 'Page de catalogue', fixed: true },
  });

export type CatalogueData = z.output<typeof catalogueSchema>;
